import type { ComponentType } from 'react';
import type { ApiTableData } from '@/src/shared/apiTables';
import type { Island, Islands } from '../demo/island';

/** A Markdown page as a module (see `src/build/demos/mdLoader.cjs`): its demos and registered components. */
export interface PageModule {
  demos: Islands;
  components: Readonly<Record<string, ComponentType<never>>>;
  /** The playground, on a page that has one. */
  playground?: Island | undefined;
  /** For pages of the reference. */
  ApiTable?: ComponentType<{ table: ApiTableData }>;
  version: string;
}
