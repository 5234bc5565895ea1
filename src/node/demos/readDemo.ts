/** Reads the files of a demo: flavors, relative imports, and both code variants, highlighted. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { FLAVOUR_IDS, type Flavour, VARIANT_IDS, type Variant } from '@/src/shared/flavours';
import type { BuiltDemoSource, SourceFile } from '@/src/shared/page';
import { cachePerCodeVersionAsync } from '../cache';
import { BuildError } from '../errors';
import { LANGUAGES, highlight, highlightStart } from '../markdown/highlight';
import { relative, toPosix } from '../paths';
import { getPreview } from './preview';
import { toJavaScript } from './toJavaScript';

/**
 * Returns the demo's name, which is its anchor. `BasicButtons.tsx` and the folder `BasicButtons` are both
 * `BasicButtons`.
 */
export function getDemoName(key: string): string {
  return key.replace(/\.tsx$/, '');
}

/**
 * Creates a function that names demos and so their anchors. The second use of `TakeCounter` is `TakeCounter-2`. It throws
 * a BuildError for a file and a folder of the same name.
 */
export function createDemoNamer(): (key: string) => string {
  const counts = new Map<string, number>();
  const keys = new Map<string, string>();
  return (key) => {
    const name = getDemoName(key);
    const known = keys.get(name) ?? key;
    if (known !== key) {
      throw new BuildError({
        file: key,
        cause: `the page also has the demo "${known}", and both have the name ${name}`,
        remedy: 'rename one of the two',
      });
    }
    keys.set(name, key);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
}

/** Finds the entry files of a demo by flavor. A single file is its System flavor. */
export function findDemoFiles(folder: string, key: string): Partial<Record<Flavour, string>> {
  if (key.endsWith('.tsx')) {
    const file = path.join(folder, key);
    return existsSync(file) ? { system: file } : {};
  }
  const files: Partial<Record<Flavour, string>> = {};
  for (const flavour of FLAVOUR_IDS) {
    const file = path.join(folder, key, flavour, 'index.tsx');
    if (existsSync(file)) {
      files[flavour] = file;
    }
  }
  return files;
}

/**
 * Reads a demo in all its flavors.
 * @param folder absolute path of the folder of the page's Markdown.
 * @param key as in `{{"demo": key}}`.
 * @param at where the demo is placed, for errors.
 * @param subjects names of the components that the page is about.
 * @throws BuildError when the demo doesn't exist, or a relative import doesn't resolve.
 */
export async function readDemo(
  folder: string,
  key: string,
  at: { file: string; line: number | undefined },
  subjects: readonly string[] = [],
): Promise<Partial<Record<Flavour, BuiltDemoSource>>> {
  const files = findDemoFiles(folder, key);
  const entries = Object.entries(files) as [Flavour, string][];
  if (entries.length === 0) {
    const expected = key.endsWith('.tsx') ? key : `${key}/system/index.tsx`;
    throw new BuildError({
      ...at,
      cause: `the demo "${key}" doesn't exist`,
      remedy: `write ${relative(path.join(folder, expected))}, or correct the name`,
    });
  }
  const sources = await Promise.all(
    entries.map(async ([flavour, file]) => [flavour, await readSource(file, subjects)] as const),
  );
  return Object.fromEntries(sources);
}

/** Reads a demo once per build, because the check, the page and its Markdown all need it. */
function readSource(entry: string, subjects: readonly string[]): Promise<BuiltDemoSource> {
  return cachePerCodeVersionAsync(['demo', relative(entry), subjects], () =>
    readFiles(entry, subjects),
  );
}

async function readFiles(entry: string, subjects: readonly string[]): Promise<BuiltDemoSource> {
  const paths = [entry, ...findRelativeImports(entry)];
  const files: Record<Variant, SourceFile[]> = { TS: [], JS: [] };
  const lines: Record<Variant, number> = { TS: 0, JS: 0 };
  for (const file of paths) {
    const source = readFileSync(file, 'utf8').trimEnd();
    for (const variant of VARIANT_IDS) {
      const code =
        variant === 'JS' && isScript(file)
          ? (await toJavaScript(source, relative(file))).trimEnd()
          : source;
      lines[variant] += code.split('\n').length;
      const name = toPosix(path.relative(path.dirname(entry), file));
      files[variant].push(
        renderFile(variant === 'JS' ? name.replace(/\.tsx?$/, '.js') : name, code, relative(file)),
      );
    }
  }
  // JSX rarely contains types, so both variants use the preview of the one without types.
  const preview = getPreview(
    await toJavaScript(readFileSync(entry, 'utf8').trimEnd(), relative(entry)),
    subjects,
  );
  return {
    path: relative(entry),
    ...(preview && {
      preview: {
        html: highlightStart(preview.lines, preview.rest, 'jsx'),
        ...(preview.rest.length > 0 && { isCut: true as const }),
      },
    }),
    lines,
    files,
  };
}

function renderFile(name: string, code: string, file: string): SourceFile {
  const extension = path.extname(name).slice(1);
  if (!LANGUAGES.includes(extension)) {
    throw new BuildError({
      file,
      cause: `a demo imports it, but there is no syntax highlighting for .${extension} files`,
      remedy: `import one of ${LANGUAGES.map((language) => `.${language}`).join(', ')}; pictures are named by their address`,
    });
  }
  return { name, html: highlight(code, extension === 'js' ? 'jsx' : extension) };
}

function isScript(file: string): boolean {
  return /\.tsx?$/.test(file);
}

/** Lists the files that a demo imports by relative paths, without duplicates, starting with its direct imports. */
export function findRelativeImports(entry: string, seen = new Set([entry])): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(entry, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName, pos }) => {
    if (!fileName.startsWith('.')) {
      return [];
    }
    const file = resolveRelative(path.dirname(entry), fileName);
    if (!file) {
      throw new BuildError({
        file: relative(entry),
        line: readFileSync(entry, 'utf8').slice(0, pos).split('\n').length,
        cause: `the import "${fileName}" leads to no file`,
        remedy: 'correct the path, or add the file beside the demo',
      });
    }
    if (seen.has(file)) {
      return [];
    }
    seen.add(file);
    return [file, ...(isScript(file) ? findRelativeImports(file, seen) : [])];
  });
}

function resolveRelative(folder: string, name: string): string | undefined {
  return ['', '.tsx', '.ts', '/index.tsx', '/index.ts']
    .map((ending) => path.join(folder, name + ending))
    .find((file) => path.extname(file) !== '' && existsSync(file));
}
