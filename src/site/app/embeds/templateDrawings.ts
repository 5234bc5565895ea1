/** Drawings of the layouts of templates: rectangles in the tones of TemplateGallery.module.css. */
import type { TEMPLATES } from '@/src/shared/templates';

type Tone = 'surface' | 'line' | 'text' | 'strong' | 'accent' | 'tint';
type Shape = readonly [tone: Tone, x: number, y: number, width: number, height: number, rx: number];

/** A value for `viewBox`. */
export const DRAWING_SIZE = '0 0 320 200';

/** Repeats shapes, each time moved by the same distance. */
const repeat = (count: number, [dx, dy]: readonly [number, number], ...shapes: Shape[]): Shape[] =>
  Array.from({ length: count }, (_, index) =>
    shapes.map(([tone, x, y, ...rest]): Shape => [tone, x + index * dx, y + index * dy, ...rest]),
  ).flat();

/** Bars with a common baseline. */
const bars = (heights: readonly number[], x: number, ground: number, step: number): Shape[] =>
  heights.map((height, index) => [
    index % 3 === 1 ? 'tint' : 'accent',
    x + index * step,
    ground - height,
    step * 0.6,
    height,
    1.5,
  ]);

export const DRAWINGS: Record<(typeof TEMPLATES)[number]['name'], readonly Shape[]> = {
  'marketing-page': [
    ['strong', 20, 16, 34, 7, 3],
    ...repeat(3, [30, 0], ['text', 186, 17, 20, 5, 2]),
    ['accent', 276, 13, 26, 12, 6],
    ['strong', 20, 50, 112, 11, 3],
    ['strong', 20, 66, 84, 11, 3],
    ['text', 20, 86, 104, 5, 2],
    ['text', 20, 95, 90, 5, 2],
    ['accent', 20, 110, 46, 15, 7],
    ['tint', 168, 44, 134, 84, 10],
    ...bars([20, 44, 32, 58, 40, 24, 50, 36, 18], 182, 116, 12),
    ...repeat(3, [98, 0], ['surface', 20, 146, 86, 40, 8], ['strong', 30, 156, 36, 5, 2]),
    ...repeat(3, [98, 0], ['text', 30, 167, 62, 4, 2], ['text', 30, 175, 48, 4, 2]),
  ],
  blog: [
    ['strong', 104, 14, 112, 12, 3],
    ['line', 20, 36, 280, 1, 0],
    ...repeat(4, [36, 0], ['line', 20, 45, 30, 10, 5]),
    ['tint', 20, 66, 148, 78, 8],
    ['accent', 20, 122, 148, 22, 8],
    ['strong', 184, 70, 112, 9, 3],
    ['strong', 184, 84, 82, 9, 3],
    ...repeat(4, [0, 9], ['text', 184, 102, 116, 4, 2]),
    ...repeat(3, [96, 0], ['surface', 20, 156, 86, 30, 6], ['tint', 20, 156, 26, 30, 6]),
    ...repeat(3, [96, 0], ['strong', 52, 163, 42, 5, 2], ['text', 52, 174, 34, 4, 2]),
  ],
  checkout: [
    ['strong', 20, 16, 58, 9, 3],
    ['surface', 20, 38, 172, 70, 8],
    ['strong', 32, 48, 52, 6, 2],
    ...repeat(2, [76, 0], ['line', 32, 62, 68, 14, 4]),
    ['line', 32, 82, 144, 14, 4],
    ['surface', 20, 116, 172, 28, 8],
    ['text', 32, 127, 64, 6, 2],
    ['surface', 20, 152, 172, 28, 8],
    ['text', 32, 163, 48, 6, 2],
    ['surface', 208, 38, 92, 142, 8],
    ...repeat(3, [0, 28], ['tint', 218, 50, 20, 20, 5], ['text', 244, 53, 42, 5, 2]),
    ...repeat(3, [0, 28], ['text', 244, 63, 24, 4, 2]),
    ['line', 218, 136, 72, 1, 0],
    ['accent', 218, 150, 72, 18, 8],
  ],
  dashboard: [
    ['surface', 0, 0, 66, 200, 0],
    ['strong', 12, 16, 36, 7, 3],
    ['tint', 8, 36, 50, 14, 5],
    ...repeat(5, [0, 19], ['text', 14, 41, 34, 5, 2]),
    ...repeat(3, [78, 0], ['surface', 78, 14, 70, 40, 7], ['text', 86, 22, 32, 4, 2]),
    ...repeat(3, [78, 0], ['strong', 86, 33, 26, 10, 3]),
    ['surface', 78, 64, 138, 66, 7],
    ...bars([18, 30, 24, 40, 34, 46, 28, 38, 22, 32, 44, 36], 88, 122, 10),
    ['surface', 224, 64, 80, 66, 7],
    ...repeat(5, [13, -5], ['accent', 234, 106, 10, 3, 1.5]),
    ['surface', 78, 140, 226, 48, 7],
    ...repeat(3, [0, 13], ['text', 88, 149, 50, 4, 2], ['text', 154, 149, 38, 4, 2]),
    ...repeat(3, [0, 13], ['text', 208, 149, 30, 4, 2], ['tint', 264, 146, 30, 9, 4]),
  ],
  pricing: [
    ['strong', 98, 16, 124, 11, 3],
    ['line', 90, 42, 140, 4, 2],
    ['accent', 90, 42, 74, 4, 2],
    ['accent', 158, 38, 12, 12, 6],
    ...repeat(3, [98, 0], ['surface', 20, 64, 84, 122, 8]),
    ['accent', 118, 60, 84, 4, 2],
    ...repeat(3, [98, 0], ['text', 30, 76, 34, 5, 2], ['strong', 30, 88, 42, 13, 3]),
    ...repeat(4, [0, 11], ['text', 30, 114, 60, 4, 2]),
    ...repeat(4, [0, 11], ['text', 128, 114, 60, 4, 2]),
    ...repeat(4, [0, 11], ['text', 226, 114, 60, 4, 2]),
    ['line', 30, 162, 64, 15, 7],
    ['accent', 128, 162, 64, 15, 7],
    ['line', 226, 162, 64, 15, 7],
  ],
  'sign-in': [
    ['tint', 0, 0, 320, 200, 0],
    ['surface', 104, 26, 112, 148, 10],
    ['accent', 150, 38, 20, 20, 10],
    ['strong', 128, 66, 64, 8, 3],
    ...repeat(2, [0, 26], ['line', 118, 86, 84, 18, 5], ['text', 125, 93, 32, 4, 2]),
    ['accent', 118, 140, 84, 18, 8],
  ],
  'sign-in-side': [
    ['strong', 28, 44, 84, 10, 3],
    ['accent', 28, 68, 40, 3, 1],
    ['text', 28, 62, 40, 4, 2],
    ['text', 78, 62, 34, 4, 2],
    ...repeat(2, [0, 26], ['line', 28, 82, 108, 18, 5], ['text', 35, 89, 38, 4, 2]),
    ['accent', 28, 136, 108, 18, 8],
    ['accent', 164, 0, 156, 200, 0],
    ['tint', 184, 40, 84, 10, 3],
    ...repeat(4, [0, 25], ['tint', 184, 70, 14, 14, 7], ['tint', 206, 72, 78, 4, 2]),
    ...repeat(4, [0, 25], ['tint', 206, 80, 52, 3, 1.5]),
  ],
  'sign-up': [
    ['strong', 28, 30, 92, 10, 3],
    ...repeat(3, [0, 24], ['accent', 28, 58, 12, 12, 6], ['text', 48, 62, 76, 4, 2]),
    ['surface', 152, 18, 144, 164, 10],
    ...repeat(2, [64, 0], ['line', 166, 34, 54, 16, 4]),
    ['line', 166, 58, 118, 16, 4],
    ['line', 166, 82, 118, 16, 4],
    ...repeat(3, [30, 0], ['accent', 166, 104, 26, 4, 2]),
    ['line', 256, 104, 28, 4, 2],
    ['line', 166, 120, 10, 10, 3],
    ['text', 182, 123, 84, 4, 2],
    ['accent', 166, 146, 118, 18, 8],
  ],
  'sticky-footer': [
    ['strong', 28, 28, 118, 12, 3],
    ...repeat(3, [0, 11], ['text', 28, 54, 180, 5, 2]),
    ['line', 28, 96, 44, 14, 7],
    ['surface', 0, 156, 320, 44, 0],
    ['line', 0, 156, 320, 1, 0],
    ['text', 28, 174, 96, 5, 2],
    ...repeat(3, [34, 0], ['accent', 200, 174, 24, 5, 2]),
  ],
};
