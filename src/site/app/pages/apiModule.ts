import type { PageModule } from './pageModule';
import { ApiTable } from '../../features/api/ApiTable';

/** What a page of the reference has besides HTML: its tables. */
export const apiModule: PageModule = { demos: {}, components: {}, ApiTable, version: '' };
