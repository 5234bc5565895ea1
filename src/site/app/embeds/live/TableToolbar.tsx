import type { RefObject } from 'react';
import { FilterForm } from '../filter/FilterForm';
import { filterRows } from '../filter/filterRows';
import { useFilter } from '../filter/useFilter';
import { useCopyButtons } from './useCopyButtons';

export interface TableToolbarProps {
  /** The element that contains the table. */
  root: RefObject<HTMLElement | null>;
  /** The label and the placeholder of the filter, and its result with `{{shown}}` and `{{all}}`. */
  texts: { filter: string; hint: string; count: string };
}

/** Filters the rows of a table, and makes its copy buttons work. */
export default function TableToolbar({ root, texts }: TableToolbarProps) {
  const message = useCopyButtons(root);
  const filter = useFilter({ text: '' }, ({ text }) =>
    root.current ? filterRows(root.current, text, readCells) : undefined,
  );
  return (
    <FilterForm
      filter={filter}
      label={texts.filter}
      hint={texts.hint}
      countText={texts.count}
      message={message}
    />
  );
}

/** Returns the text of a row without buttons and snippets, which would match too many searches. */
function readCells(row: HTMLElement): string {
  const copy = row.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('button, details').forEach((element) => element.remove());
  return [...copy.children].map(({ textContent }) => textContent).join(' ');
}
