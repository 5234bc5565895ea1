import { OfflinePage } from '@/src/site/offline/OfflinePage';

export default OfflinePage;
