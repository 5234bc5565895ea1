import type { ComponentType } from 'react';
import type { ApiTableData } from '@/src/shared/apiTables';
import type { DemoProps } from '../../features/demo/Demo';
import type { Island, Islands } from '../../ui/island/island';
import type { PlaygroundProps } from '../../features/playground/Playground';

/** A Markdown page as a module (see `src/node/demos/mdLoader.cjs`): its demos and registered components. */
export interface PageModule {
  demos: Islands;
  /** Shows them; only pages with demos load its code. */
  Demo?: ComponentType<DemoProps> | undefined;
  components: Readonly<Record<string, ComponentType<never>>>;
  /** The playground, on a page that has one. */
  playground?: Island | undefined;
  /** Shows it. */
  Playground?: ComponentType<PlaygroundProps> | undefined;
  /** For pages of the reference. */
  ApiTable?: ComponentType<{ table: ApiTableData }>;
  /** Path of the Markdown in the repository; absent in the browser. */
  file?: string | undefined;
  version: string;
}
