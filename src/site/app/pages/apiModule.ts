import type { PageModule } from './pageModule';
import { ApiTable } from '../../features/api/ApiTable';

/** The module of an API page, which has tables besides HTML. */
export const apiModule: PageModule = { demos: {}, components: {}, ApiTable, version: '' };
