/** Widths of a demo: named breakpoints, and the keys of the width handle. */

/** Named widths, in CSS pixels. `xs` starts at 0, so it uses the width of a small phone. */
export const PRESETS = [
  { name: 'xs', width: 320 },
  { name: 'sm', width: 600 },
  { name: 'md', width: 900 },
  { name: 'lg', width: 1200 },
] as const;

/** The start of each breakpoint in CSS pixels, which is the same in the default themes of all libraries. */
const STARTS = [
  ['xl', 1536],
  ['lg', 1200],
  ['md', 900],
  ['sm', 600],
] as const;

/** The range of the handle, in CSS pixels. */
export const WIDTH_RANGE = { min: 240, max: 1600 } as const;

const STEP = 10;

/** Returns the name of the breakpoint of a width. */
export function getBreakpoint(width: number): string {
  return STARTS.find(([, start]) => width >= start)?.[0] ?? 'xs';
}

/** Rounds a width and limits it to the range. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(WIDTH_RANGE.max, Math.max(WIDTH_RANGE.min, width)));
}

/**
 * Returns the width after a key: arrows change it by 10 pixels, Page Up and Page Down go to the next breakpoint, Home
 * and End to the limits.
 * @param isRtl whether the handle is on the left, so that the left arrow increases the width.
 * @returns undefined for other keys.
 */
export function getNextWidth(key: string, width: number, isRtl: boolean): number | undefined {
  const towardEnd = isRtl ? -STEP : STEP;
  switch (key) {
    case 'ArrowRight':
      return clampWidth(width + towardEnd);
    case 'ArrowLeft':
      return clampWidth(width - towardEnd);
    case 'ArrowUp':
      return clampWidth(width + STEP);
    case 'ArrowDown':
      return clampWidth(width - STEP);
    case 'PageUp':
      return PRESETS.find((preset) => preset.width > width)?.width ?? WIDTH_RANGE.max;
    case 'PageDown':
      return PRESETS.findLast((preset) => preset.width < width)?.width ?? WIDTH_RANGE.min;
    case 'Home':
      return WIDTH_RANGE.min;
    case 'End':
      return WIDTH_RANGE.max;
    default:
      return undefined;
  }
}
