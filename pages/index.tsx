import { HomePage } from '@/src/site/app/pages/HomePage';

export default HomePage;
