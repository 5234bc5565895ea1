/** Writes the style sheet of Tailwind demos as one file, which compiles edited demos in the browser. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TAILWIND_DATA } from '@/src/shared/tailwindData';
import { BuildError } from '../errors';
import { ROOT } from '../paths';

const SHEET = 'src/site/features/demo/tailwind.css';

/**
 * Writes the style sheet.
 * @param folder the export, or `public/` for the development server.
 */
export async function writeTailwindData(folder: string): Promise<void> {
  const sheet = readFileSync(path.join(ROOT, SHEET), 'utf8');
  await writeFile(path.join(folder, TAILWIND_DATA), inlineSheet(sheet));
}

/**
 * Inlines Tailwind's style sheets in place of their imports. The source patterns are removed because the browser
 * provides the classes itself.
 * @throws BuildError for an import of another form.
 */
export function inlineSheet(sheet: string): string {
  const inlined = sheet
    .replace(/@source [^;]+;\n?/g, '')
    .replace(
      /@import '(tailwindcss\/\w+\.css)' layer\((\w+)\)(?: source\(none\))?;/g,
      (_whole, file: string, layer: string) =>
        `@layer ${layer} {\n${readFileSync(path.join(ROOT, 'node_modules', file), 'utf8')}}`,
    );
  if (inlined.includes('@import')) {
    throw new BuildError({
      file: SHEET,
      cause: 'an import is of a form that src/node/exporters/tailwindData.ts does not know',
      remedy: "write @import 'tailwindcss/<file>.css' layer(<name>), or teach inlineSheet the form",
    });
  }
  return inlined;
}
