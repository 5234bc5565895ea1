/** Where the focus of a grid is, and how the grid is laid out. */
export interface GridPlace {
  /** That of the cell with the focus, in reading order. */
  index: number;
  count: number;
  columns: number;
  /** Rows that show at once. */
  page: number;
  rtl: boolean;
}

/**
 * The cell that a key leads to, as ARIA's grid pattern has it: arrows go from cell to cell and on to the next row,
 * Home and End to the ends of the row, with Ctrl to those of the grid, Page Up and Page Down by what shows.
 * @returns its index, which may be the same; undefined for any other key.
 */
export function getGridTarget(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { index, count, columns, page, rtl }: GridPlace,
): number | undefined {
  const rowStart = index - (index % columns);
  const toRow = (rows: number) => {
    const lastRow = Math.floor((count - 1) / columns);
    const row = Math.min(lastRow, Math.max(0, Math.floor(index / columns) + rows));
    return Math.min(count - 1, row * columns + (index % columns));
  };
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(count - 1, index + 1);
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowDown':
      return toRow(1);
    case 'ArrowUp':
      return toRow(-1);
    case 'PageDown':
      return toRow(Math.max(1, page));
    case 'PageUp':
      return toRow(-Math.max(1, page));
    case 'Home':
      return ctrlKey ? 0 : rowStart;
    case 'End':
      return ctrlKey ? count - 1 : Math.min(count - 1, rowStart + columns - 1);
    default:
      return undefined;
  }
}
