import { OfflinePage } from '@/src/site/app/pages/OfflinePage';

export default OfflinePage;
