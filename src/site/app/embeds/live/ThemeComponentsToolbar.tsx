import type { RefObject } from 'react';
import type { ThemeComponentsTexts } from '@/src/shared/embedTexts';
import { FilterForm } from '../filter/FilterForm';
import { type FilterCount, useFilter } from '../filter/useFilter';
import { useCopyButtons } from './useCopyButtons';

interface ThemeComponentsToolbarProps {
  /** The element that contains the table. */
  root: RefObject<HTMLElement | null>;
  texts: ThemeComponentsTexts;
}

/** Filters the table of components by name, key, slot, and value, and makes the copy buttons work. */
export default function ThemeComponentsToolbar({ root, texts }: ThemeComponentsToolbarProps) {
  const message = useCopyButtons(root);
  const filter = useFilter({ text: '' }, ({ text }) =>
    root.current ? filterRows(root.current, text) : undefined,
  );
  return (
    <FilterForm
      filter={filter}
      label={texts.themeComponentsFilter}
      hint={texts.themeComponentsFilterHint}
      countText={texts.themeComponentsCount}
      message={message}
    />
  );
}

function filterRows(root: Element, query: string): FilterCount {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = [...root.querySelectorAll<HTMLElement>('[data-component]')];
  for (const row of rows) {
    // The snippet would match every search for "styleOverrides".
    const cells = [...row.querySelectorAll('th, td:not(:has(pre)), td:has(pre) > code')];
    const text = cells.map(({ textContent }) => textContent.toLowerCase()).join(' ');
    row.hidden = !words.every((word) => text.includes(word));
  }
  return { shown: rows.filter((row) => !row.hidden).length, all: rows.length };
}
