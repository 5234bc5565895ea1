/**
 * Keeps the drawings in Markdown files up to date. A drawing stands between two comments, and the first one says what it
 * shows, in the patterns of drawArrows:
 *
 *     <!-- arrows: src/site/* -->
 *     <!-- /arrows -->
 */
import type { BuildErrorDetails } from '@/src/node/errors';
import { drawArrows } from './drawArrows';
import type { Import } from './readImports';

const START = /^<!-- arrows:\s*(.*?)\s*-->$/;
const END = /^<!-- \/arrows -->$/;

/** What `--write` does, as the last words of an error. */
const UPDATE = 'run: npm run architecture -- --write';

/**
 * @param file path of the Markdown file, for errors.
 * @returns `markdown` with all drawings as the imports are now; in `outdated` an error for each drawing that differs from
 * that; in `broken` an error for each place where nothing can be drawn, and which stays as it is.
 */
export function updateDrawings(
  file: string,
  markdown: string,
  imports: readonly Import[],
): { markdown: string; outdated: BuildErrorDetails[]; broken: BuildErrorDetails[] } {
  const lines = markdown.split('\n');
  const updated: string[] = [];
  const outdated: BuildErrorDetails[] = [];
  const broken: BuildErrorDetails[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const text = lines[index]!;
    updated.push(text);
    const patterns = START.exec(text)?.[1]?.split(/\s+/).filter(Boolean);
    if (!patterns) {
      continue;
    }
    const line = index + 1;
    const end = lines.findIndex(
      (other, at) => at > index && (END.test(other) || START.test(other)),
    );
    if (end === -1 || !END.test(lines[end]!)) {
      broken.push({
        file,
        line,
        cause: 'the drawing has no end',
        remedy: 'write <!-- /arrows --> below it',
      });
      continue;
    }
    const unknown = patterns.filter((pattern) => !isKnown(pattern, imports));
    if (patterns.length === 0 || unknown.length > 0) {
      broken.push({
        file,
        line,
        cause: `the drawing lists ${unknown.join(', ') || 'no folder'}, but no file there imports or is imported`,
        remedy:
          'list folders of the repository, such as src/site/ui, or src/site/* for each folder in it',
      });
      continue;
    }
    const drawing = ['', '```mermaid', ...drawArrows(patterns, imports).split('\n'), '```', ''];
    if (drawing.join('\n') !== lines.slice(index + 1, end).join('\n')) {
      outdated.push({
        file,
        line,
        cause: `the drawing of ${patterns.join(' ')} differs from the imports in the code`,
        remedy: UPDATE,
      });
    }
    updated.push(...drawing);
    index = end - 1;
  }
  return { markdown: updated.join('\n'), outdated, broken };
}

function isKnown(pattern: string, imports: readonly Import[]): boolean {
  const folder = `${pattern.replace(/\/\*$/, '')}/`;
  return imports.some(({ from, to }) => from.startsWith(folder) || to.startsWith(folder));
}
