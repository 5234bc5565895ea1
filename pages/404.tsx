import { NotFoundPage } from '@/src/site/page/NotFoundPage';

export default NotFoundPage;
