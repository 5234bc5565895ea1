import type { ComponentType } from 'react';
import type { ApiTableData } from '@/src/shared/apiTables';
import type { Adoptable } from '@/src/shared/page';
import type { Island, Islands } from '../../ui/island/island';
import type { DemoProps } from '../../features/demo/Demo';
import type { PlaygroundProps } from '../../features/playground/Playground';

/** A Markdown page as a module (see `src/node/demos/mdLoader.cjs`): its demos and embedded components. */
export interface PageModule {
  demos: Islands;
  /** The component that renders demos. Only pages with demos load its code. */
  Demo?: ComponentType<DemoProps> | undefined;
  components: Readonly<Record<string, ComponentType<never>>>;
  /** The playground, if the page has one. */
  playground?: Island | undefined;
  /** The component that renders the playground. */
  Playground?: ComponentType<PlaygroundProps> | undefined;
  /** The component that renders API tables, on pages of the API reference. */
  ApiTable?: ComponentType<{ table: Adoptable<ApiTableData> }>;
  /** Path of the Markdown in the repository; absent in the browser. */
  file?: string | undefined;
  version: string;
}
