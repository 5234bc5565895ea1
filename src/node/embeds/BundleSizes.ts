/** Sizes of bundles with the imports of `bundles.json`, which is beside the page that places the embed. */
import path from 'node:path';
import { h } from 'hastscript';
import { z } from 'zod';
import { BuildError } from '../errors';
import { createTableBox } from '../markdown/elements';
import { renderHtml } from '../markdown/html';
import { readJson } from '../readJson';
import { createEmbed } from './embed';
import { type BundleSize, measureBundles } from './measureBundles';

const FILE_NAME = 'bundles.json';

/** Import statements, by the name of a table. */
const bundlesSchema = z.record(z.string(), z.array(z.string()));

const HEADINGS = ['bundleImports', 'bundleModules', 'bundleMinified', 'bundleCompressed'] as const;

/** `{{"component": "BundleSizes", "table": "components"}}`: a row for each line of this table in `bundles.json`. */
export const BundleSizes = createEmbed({
  given: z.strictObject({ table: z.string() }),
  prepare: ({ table }, { file, line, t }) => {
    const bundlesFile = path.posix.join(path.posix.dirname(file), FILE_NAME);
    const bundles = readJson(bundlesFile, bundlesSchema) ?? {};
    const imports = bundles[table];
    if (!imports) {
      throw new BuildError({
        ...{ file, line },
        cause: `${bundlesFile} has no table "${table}"`,
        remedy: `add it with a list of import statements, or use one of: ${Object.keys(bundles).join(', ')}`,
      });
    }
    // All tables are measured at once, because the bundler then reads each module only once.
    const all = Object.values(bundles).flat();
    const sizes = measureBundles(all);
    const rows = imports.map((statement) => createRow(statement, sizes[all.indexOf(statement)]!));
    const head = HEADINGS.map((key) => h('th', { scope: 'col' }, t(key)));
    const box = createTableBox(h('table', [h('thead', h('tr', head)), h('tbody', rows)]), t);
    return { props: { html: renderHtml([box]) }, files: [bundlesFile] };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

function createRow(statement: string, { modules, minified, compressed }: BundleSize) {
  return h('tr', [
    h('td', h('code', statement)),
    h('td', modules.toLocaleString('en')),
    h('td', formatBytes(minified)),
    h('td', formatBytes(compressed)),
  ]);
}

function formatBytes(bytes: number): string {
  const kilobytes = (bytes / 1000).toLocaleString('en', { maximumFractionDigits: 1 });
  return `${kilobytes} kB`;
}
