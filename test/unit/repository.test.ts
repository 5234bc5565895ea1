/** Habits of the house that no compiler holds. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { FLAVOUR_IDS } from '@/src/shared/flavours';

const read = (file: string) => readFileSync(file, 'utf8');
const dataFiles = readdirSync('data', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join('data', file),
);

/** A demo file that a Markdown page places. */
interface PlacedDemo {
  file: string;
  /** Name of the file or folder, without ending. */
  name: string;
}

/** Every demo that some page places, in each of its flavours. */
const placedDemos: PlacedDemo[] = dataFiles
  .filter((file) => file.endsWith('.md'))
  .flatMap((markdown) => {
    const keys = [...read(markdown).matchAll(/^\{\{.*"demo":\s*"([^"]+)"/gm)].map(
      (match) => match[1]!,
    );
    return keys.flatMap((key) => {
      const base = path.join(path.dirname(markdown), key);
      const files = key.endsWith('.tsx')
        ? [base]
        : FLAVOUR_IDS.map((flavour) => path.join(base, flavour, 'index.tsx'));
      return files
        .filter((file) => existsSync(file))
        .map((file) => ({ file, name: key.replace(/\.tsx$/, '') }));
    });
  });

/** Adds a file, and all that it imports by relative paths. */
function reach(file: string, reached: Set<string>): void {
  if (reached.has(file)) {
    return;
  }
  reached.add(file);
  for (const { fileName } of ts.preProcessFile(read(file)).importedFiles) {
    if (fileName.startsWith('.')) {
      const base = path.join(path.dirname(file), fileName);
      const target = ['', '.tsx', '.ts'].map((ending) => base + ending).find(existsSync);
      if (target) {
        reach(target, reached);
      }
    }
  }
}

/** Data that the code imports: no part of a page. */
const DATA_MODULES = [
  'data/allowedOrigins.ts',
  'data/base-ui/apiPages.ts',
  'data/material-ui/components/all-components/index.ts',
  'data/material-ui/components/material-icons/synonyms.ts',
  'data/material-ui/getting-started/supported-components/guidelines.ts',
  'data/redirects.ts',
];

describe('demos', () => {
  test('no file under data/ is an orphan: each is placed on a page, or imported by a demo that is', () => {
    const reached = new Set<string>();
    placedDemos.forEach(({ file }) => reach(file, reached));
    // A playground and its look stand beside their page: see src/build/playground.
    dataFiles
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        ['json', 'tsx'].map((ending) => file.replace(/md$/, `playground.${ending}`)),
      )
      .forEach((file) => reached.add(file));
    const candidates = dataFiles.filter(
      (file) =>
        /\.(tsx?|css|json)$/.test(file) &&
        path.basename(file) !== 'nav.ts' &&
        !DATA_MODULES.includes(file),
    );
    expect(dataFiles).toEqual(expect.arrayContaining(DATA_MODULES));
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.filter((file) => !reached.has(file))).toEqual([]);
  });

  test('the default export of each is a function with the name of its file or folder', () => {
    expect(placedDemos.length).toBeGreaterThan(0);
    const wrong = placedDemos.flatMap(({ file, name }) => {
      const exported = /^export default function (\w+)\(/m.exec(read(file))?.[1];
      return exported === name ? [] : [`${file}: ${exported} in place of ${name}`];
    });
    expect(wrong).toEqual([]);
  });

  test('no JavaScript twin is kept beside a TypeScript demo', () => {
    expect(dataFiles.filter((file) => /\.jsx?$/.test(file))).toEqual([]);
  });
});

test('no two modules of a folder differ by case alone: on macOS and Windows an import would find either', () => {
  const modules = ['pages', 'data', 'src', 'services', 'scripts', 'test'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file).replace(/\.tsx?$/, '')),
  );
  const seen = new Set<string>();
  const twice = modules.filter((module) => {
    const key = module.toLowerCase();
    const known = seen.has(key);
    seen.add(key);
    return known;
  });
  expect(modules).toContain(path.join('src', 'site', 'ads', 'adModel'));
  expect(twice).toEqual([]);
});
