/** The position of focus in a grid, and the grid's layout. */
export interface GridPosition {
  /** Index of the focused cell, in reading order. */
  index: number;
  count: number;
  columns: number;
  /** Number of visible rows. */
  page: number;
  rtl: boolean;
}

/**
 * Returns the cell that a key moves to, as in ARIA's grid pattern: arrow keys move by cells and continue in the next
 * row, Home and End move to the ends of the row, with Ctrl to those of the grid, and Page Up and Page Down by the
 * visible rows.
 * @returns its index, which may be the same; undefined for other keys.
 */
export function getGridTarget(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { index, count, columns, page, rtl }: GridPosition,
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
