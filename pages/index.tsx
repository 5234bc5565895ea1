import { HomePage } from '@/src/site/page/HomePage';

export default HomePage;
