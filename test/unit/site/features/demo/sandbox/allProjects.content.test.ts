/** Every demo of the site can be exported as a project. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findDemoFiles, findRelativeImports } from '@/src/node/demos/readDemo';
import { toJavaScript } from '@/src/node/demos/toJavaScript';
import { type Flavour, VARIANT_IDS } from '@/src/shared/flavours';
import { getProduct } from '@/src/shared/products';
import { findAssets } from '@/src/site/features/demo/sandbox/assets';
import { createProject } from '@/src/site/features/demo/sandbox/createProject';

const READER = {
  name: 'AnyDemo',
  title: 'Any demo',
  address: 'https://example.org/#AnyDemo',
  mode: 'light',
  direction: 'ltr',
} as const;

const demos = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('data', file))
  .filter((file) => file.endsWith('.md') && !file.endsWith('-pt.md'))
  .flatMap((markdown) =>
    [...readFileSync(markdown, 'utf8').matchAll(/^\{\{.*"demo":\s*"([^"]+)"/gm)].flatMap(
      ([, key = '']) =>
        Object.entries(findDemoFiles(path.dirname(markdown), key)).map(
          ([flavour, entry]) => [entry, flavour as Flavour] as const,
        ),
    ),
  );

test('every demo of the site can be exported in both variants', async () => {
  expect(demos.length).toBeGreaterThan(200);
  for (const [entry, flavour] of demos) {
    const product = getProduct(`/${entry.split(path.sep)[1]}`);
    for (const variant of VARIANT_IDS) {
      const files = await Promise.all(
        [entry, ...findRelativeImports(entry)].map(async (file) => {
          const text = readFileSync(file, 'utf8');
          const isScript = variant === 'JS' && /\.tsx?$/.test(file);
          const name = path.relative(path.dirname(entry), file);
          return {
            name: isScript ? name.replace(/\.tsx?$/, '.js') : name,
            text: isScript ? await toJavaScript(text, file) : text,
          };
        }),
      );
      const themes = product?.demoThemes ?? [];
      expect(createProject({ ...READER, files, variant, flavour, themes }).entry).toBeTruthy();
      for (const address of findAssets(files)) {
        expect(existsSync(`public${address}`)).toBe(true);
      }
      // An image that isn't found would be missing from the project.
      const mentions = files.flatMap(({ text }) => text.match(/\/images\//g) ?? []).length;
      const found = files.flatMap(({ text }) => text.match(/\/images\/[\w/-]+\.svg['"`]/g) ?? []);
      expect({ entry, mentions }).toEqual({ entry, mentions: found.length });
    }
  }
}, 120_000);
