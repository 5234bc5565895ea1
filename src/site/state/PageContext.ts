import { createContext } from 'react';
import type { DemoThemeId } from '@/src/shared/products';

/** Data of the page for its blocks. */
export interface PageContextValue {
  /** Address without trailing slash. */
  pathname: string;
  /** The themes of its demos. */
  themes: readonly DemoThemeId[];
  /** Whether a demo of the page has several flavors. */
  hasFlavours: boolean;
}

/** Provided by `DocsPage`. */
export const PageContext = createContext<PageContextValue>({
  pathname: '',
  themes: [],
  hasFlavours: false,
});
