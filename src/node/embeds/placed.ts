/** What a component that is placed in Markdown gets from the build. */
import type { TocEntry } from '@/src/shared/page';
import type { BuildText } from '../markdown/context';

export interface PlacedContext {
  language: string;
  t: BuildText;
  /** Where it is placed, for errors. */
  file: string;
  line: number | undefined;
}

export interface PlacedData {
  /** Besides those that the writer gives. A field called `html` travels once, as text does: see `Html`. */
  props: Record<string, unknown>;
  /** Headings that the component brings along. */
  toc?: TocEntry[];
  /** Files that it reads without importing them, relative to the repository: the page depends on them as well. */
  files?: string[];
}

/**
 * Makes the data of one placement.
 * @param props as the writer gives them.
 * @throws BuildError when they, or what the data is made of, are wrong.
 */
export type PreparePlaced = (props: Record<string, unknown>, context: PlacedContext) => PlacedData;
