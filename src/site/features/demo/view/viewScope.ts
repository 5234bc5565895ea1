/** The view of a demo: its type, and the components that render it, which are loaded on demand. */
import type { ComponentType, RefObject } from 'react';
import type { Direction, PaletteMode } from '../../../state/themeSettings';
import { loadPart } from '../../../browser/loadPart';
import type { ThemeOverride } from '../../../theme/themeOverride';
import type { FramedDraft } from './framedDraft';

declare module '../../../browser/loadPart' {
  interface LazyParts {
    createViewScope: typeof import('./createViewScope');
  }
}

/** The view settings of one demo. Absent fields are as on the page. */
export interface DemoView {
  mode?: PaletteMode | undefined;
  direction?: Direction | undefined;
  /** In CSS pixels. */
  width?: number | undefined;
}

/** Props of the tools around a demo in its frame. */
export interface ViewToolsProps {
  label: string;
  frame: RefObject<HTMLElement | null>;
  view: DemoView;
  /** Absent where the width is that of the window. */
  onView: ((view: DemoView) => void) | undefined;
}

/** Props of a demo in an iframe. */
export interface SizedStageProps {
  title: string;
  /** Address of the standalone demo. */
  src: string;
  width: number | undefined;
  /** Height in CSS pixels if the page sets one; else the height of the content is used. */
  height: number | undefined;
  draft: FramedDraft;
}

/** A view with the components that render it. Created by `createViewScope`. */
export interface ViewScope {
  view: DemoView;
  override: ThemeOverride | undefined;
  Tools: ComponentType<ViewToolsProps>;
  SizedStage: ComponentType<SizedStageProps>;
}

/**
 * Whether a view needs an iframe: it has its own width, so that media queries apply, or the demo is in an iframe by
 * default and the view differs from the page.
 */
export function needsDocument(view: DemoView, { iframe }: { iframe?: boolean }): boolean {
  const { mode, direction, width } = view;
  return width !== undefined || (iframe === true && (mode ?? direction) !== undefined);
}

/**
 * Loads the code of views.
 * @throws Error when it can't be loaded. The next call tries again.
 */
export const loadView = () => loadPart('createViewScope');
