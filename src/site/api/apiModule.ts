import type { PageModule } from '../page/pageModule';
import { ApiTable } from './ApiTable';

/** What a page of the reference has besides HTML: its tables. */
export const apiModule: PageModule = { demos: {}, components: {}, ApiTable, version: '' };
