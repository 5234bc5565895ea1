/** What a demo's own view is, and how its parts find each other. The parts themselves load when a reader asks for them. */
import type { AnimationEvent, ComponentType, RefObject } from 'react';
import { loadPart } from '../../../browser/loadPart';
import type { Direction, PaletteMode } from '../../../state/themeSettings';
import type { ThemeOverride } from '../../../theme/themeOverride';
import type { FramedDraft } from './framedDraft';

declare module '../../../browser/loadPart' {
  interface LazyParts {
    createViewScope: typeof import('./createViewScope');
  }
}

/** How one demo is shown; what is absent is as the page has it. */
export interface DemoView {
  mode?: PaletteMode | undefined;
  direction?: Direction | undefined;
  /** In CSS pixels. */
  width?: number | undefined;
}

/** What stands around a demo in its frame. */
export interface ViewToolsProps {
  label: string;
  frame: RefObject<HTMLElement | null>;
  view: DemoView;
  /** Absent where the width is that of the window. */
  onView: ((view: DemoView) => void) | undefined;
}

/** A demo in a document of its own. */
export interface SizedStageProps {
  title: string;
  /** Address of the demo by itself. */
  src: string;
  width: number | undefined;
  /** Height in CSS pixels where the page sets one; else that of the content. */
  height: number | undefined;
  draft: FramedDraft;
}

/** A view with everything that it takes to show it. Made by `createViewScope`. */
export interface ViewScope {
  view: DemoView;
  override: ThemeOverride | undefined;
  Tools: ComponentType<ViewToolsProps>;
  SizedStage: ComponentType<SizedStageProps>;
  /** For the element around the demo: by it the demo's menus and dialogs are known. */
  onAnimationIteration: (event: AnimationEvent<HTMLElement>) => void;
}

/**
 * Whether a view shows the demo in a document of its own: at a width of its own, so that media queries follow, and
 * where it stands in one anyway and something differs.
 */
export function needsDocument(view: DemoView, { iframe }: { iframe?: boolean }): boolean {
  const { mode, direction, width } = view;
  return width !== undefined || (iframe === true && (mode ?? direction) !== undefined);
}

/** The code of views. @throws Error when it cannot be loaded; the next call tries again. */
export const loadView = () => loadPart('createViewScope');
