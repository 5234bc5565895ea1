/** Widths of a demo: the breakpoints by name, and what keys do to the handle. */

/** A width that can be chosen by name, in CSS pixels. `xs` begins at 0: a narrow telephone stands for it. */
export const PRESETS = [
  { name: 'xs', width: 320 },
  { name: 'sm', width: 600 },
  { name: 'md', width: 900 },
  { name: 'lg', width: 1200 },
] as const;

/** Where breakpoints begin, in CSS pixels: the default theme of all four libraries. */
const STARTS = [
  ['xl', 1536],
  ['lg', 1200],
  ['md', 900],
  ['sm', 600],
] as const;

/** The range of the handle, in CSS pixels. */
export const WIDTH_RANGE = { min: 240, max: 1600 } as const;

const STEP = 10;

/** The name of the breakpoint that a width falls into. */
export function getBreakpoint(width: number): string {
  return STARTS.find(([, start]) => width >= start)?.[0] ?? 'xs';
}

/** The nearest whole width inside the range. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(WIDTH_RANGE.max, Math.max(WIDTH_RANGE.min, width)));
}

/**
 * What a key does to a width: arrows by 10 pixels, Page Up and Page Down to the next breakpoint, Home and End to the ends.
 * @param isRtl whether the handle stands on the left: then the left arrow widens.
 * @returns undefined for a key that does nothing here.
 */
export function getNextWidth(key: string, width: number, isRtl: boolean): number | undefined {
  const towardsEnd = isRtl ? -STEP : STEP;
  switch (key) {
    case 'ArrowRight':
      return clampWidth(width + towardsEnd);
    case 'ArrowLeft':
      return clampWidth(width - towardsEnd);
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
