/**
 * Holds what the project `pure` promises: its tests look at no content and at no export, so that their verdict stays true
 * while only those change. Content that a test needs is a fixture in a folder of its own (temp.ts); a test of the real
 * pages is called `*.content.test.ts`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from '@jest/globals';
import { isContent, isContentFolder } from '@/tools/proof/contentFiles';

const ROOT = process.cwd();
const LISTS = ['readdir', 'readdirSync', 'opendir', 'opendirSync'];
const GUARDED = [
  [fs, ['accessSync', 'existsSync', 'openSync', 'readFileSync', 'statSync', 'createReadStream']],
  [fs, LISTS],
  [fs.promises, ['access', 'open', 'readFile', 'stat', ...LISTS]],
] as const;

const seen: string[] = [];
const undo = GUARDED.flatMap(([object, names]) =>
  names.filter((name) => name in object).map((name) => guard(object, name)),
);

afterAll(() => {
  undo.forEach((restore) => restore());
  expect(seen).toEqual([]);
});

/** Makes a function of Node refuse paths of content. @returns the way back. */
function guard(object: object, name: string): () => void {
  const original = Reflect.get(object, name) as (...args: unknown[]) => unknown;
  const refusing = function (this: unknown, file: unknown, ...rest: unknown[]) {
    if (typeof file === 'string') {
      const relative = path.relative(ROOT, path.resolve(ROOT, file)).split(path.sep).join('/');
      const isRefused = LISTS.includes(name)
        ? isContentFolder(relative)
        : isContent(relative) || relative.startsWith('out/');
      if (isRefused) {
        seen.push(relative);
        throw new Error(
          `A test of the project "pure" looks at ${relative}: give it a fixture, or call it *.content.test.ts`,
        );
      }
    }
    return original.call(this, file, ...rest);
  };
  Object.assign(object, { [name]: refusing });
  return () => void Object.assign(object, { [name]: original });
}
