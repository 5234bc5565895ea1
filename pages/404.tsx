import { NotFoundPage } from '@/src/site/app/pages/NotFoundPage';

export default NotFoundPage;
