/** A virtualized grid of icons, of which only the visible rows are in the DOM. */
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useVirtualizer } from 'react-window';
import { splitIconName } from '@/src/shared/iconNames';
import { IconDrawing } from './IconDrawing';
import styles from './Icons.module.css';
import { getGridTarget } from './gridKeys';

/** Row height and minimum column width in pixels, as in Icons.module.css. Both grow with the user's font size. */
const ROW_HEIGHT = 104;
const MIN_COLUMN = 92;
/** Height of the scroll container until it is measured, in pixels. */
const DEFAULT_HEIGHT = 640;

interface GridIcon {
  /** Name of the module: `AcUnitOutlined`. */
  name: string;
  /** Name without theme, which is displayed. */
  base: string;
}

interface IconGridProps {
  label: string;
  icons: readonly GridIcon[];
  onOpen: (name: string) => void;
}

/** Pass another `key` for another list, so that the tab stop is its first icon. */
export function IconGrid({ label, icons, onOpen }: IconGridProps) {
  const { ref, element: grid, width } = useMeasured();
  const [active, setActive] = useState(0);
  const [scale] = useState(readFontScale);
  const rowHeight = ROW_HEIGHT * scale;
  const columns = Math.max(1, Math.floor(width / (MIN_COLUMN * scale)));
  const rowCount = Math.ceil(icons.length / columns);
  const { items, totalSize, visibleRange } = useVirtualizer({
    count: width > 0 ? rowCount : 0,
    defaultSize: DEFAULT_HEIGHT,
    itemSize: rowHeight,
    element: grid,
    overscanCount: 2,
  });
  const activeRow = Math.floor(active / columns);
  // The focused icon stays in the DOM when its row is scrolled out of view.
  const rows = [...new Set([...items.map(({ index }) => index), activeRow])].sort((a, b) => a - b);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) {
      return;
    }
    const target = getGridTarget(event, {
      index: active,
      count: icons.length,
      columns,
      page: visibleRange.stopIndex - visibleRange.startIndex,
      rtl: grid !== null && getComputedStyle(grid).direction === 'rtl',
    });
    if (target === undefined) {
      return;
    }
    event.preventDefault();
    // The row of the active icon is always in the DOM, wherever the list is scrolled to.
    flushSync(() => setActive(target));
    const cell = grid?.querySelector<HTMLElement>(`[data-index="${target}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };

  return (
    <div
      ref={ref}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount}
      aria-colcount={columns}
      className={styles.grid}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ blockSize: totalSize }}>
        {rows.map((row) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 1}
            className={styles.row}
            style={{
              insetBlockStart: row * rowHeight,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {icons.slice(row * columns, (row + 1) * columns).map((icon, column) => {
              const index = row * columns + column;
              return (
                <div key={icon.name} role="gridcell" aria-colindex={column + 1}>
                  <IconTile
                    icon={icon}
                    index={index}
                    isActive={index === active}
                    onFocus={() => setActive(index)}
                    onOpen={onOpen}
                  />
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

interface IconTileProps {
  icon: GridIcon;
  index: number;
  /** Whether it is the tab stop of the grid. */
  isActive: boolean;
  onFocus: () => void;
  onOpen: (name: string) => void;
}

function IconTile({ icon, index, isActive, onFocus, onOpen }: IconTileProps) {
  return (
    <button
      type="button"
      className={styles.tile}
      title={icon.base}
      aria-haspopup="dialog"
      data-index={index}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      onClick={() => onOpen(icon.name)}
    >
      <IconDrawing name={icon.name} />
      <span>{withBreaks(icon.base)}</span>
    </button>
  );
}

/** Allows line breaks between the words of a long name. */
function withBreaks(name: string) {
  return splitIconName(name).flatMap((word, index) =>
    index === 0 ? [word] : [<wbr key={index} />, word],
  );
}

/** Returns the ratio of the user's font size to the browsers' default, at least 1. */
function readFontScale(): number {
  return Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
}

/** Returns a ref, its element, and the inner width in pixels, which is known before the first paint. */
function useMeasured() {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [width, setWidth] = useState(0);
  const ref = useCallback((next: HTMLDivElement | null) => {
    setElement(next);
    setWidth(next?.clientWidth ?? 0);
  }, []);
  useEffect(() => {
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, element, width };
}
