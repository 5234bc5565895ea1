import { createContext } from 'react';
import type { DemoThemeId } from '@/src/shared/products';

/** What the blocks of a page need to know about it. */
export interface PageContextValue {
  /** Address without trailing slash. */
  pathname: string;
  /** The themes that its demos run under. */
  themes: readonly DemoThemeId[];
  /** Whether a demo of the page comes in several flavours. */
  hasFlavours: boolean;
}

/** Provided by `DocsPage`. */
export const PageContext = createContext<PageContextValue>({
  pathname: '',
  themes: [],
  hasFlavours: false,
});
