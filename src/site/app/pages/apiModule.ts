import { ApiTable } from '../../features/api/ApiTable';
import type { PageModule } from './pageModule';

/** The module of an API page, which has tables besides HTML. */
export const apiModule: PageModule = { demos: {}, components: {}, ApiTable, version: '' };
