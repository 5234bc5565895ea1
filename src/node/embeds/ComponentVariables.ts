/** The CSS variables of a page's components, from the data of its playground. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { h } from 'hastscript';
import { z } from 'zod';
import { getApiEntry, listApiEntries } from '../api/store';
import { cachePerCodeVersion } from '../cache';
import { BuildError } from '../errors';
import { createTableBox } from '../markdown/elements';
import { splitFrontMatter } from '../markdown/frontMatter';
import { join, readCode, renderHtml } from '../markdown/html';
import { ROOT } from '../paths';
import { createFail, getPlaygroundFile, readConfig } from '../playground/readConfig';
import { type VariableRow, listVariables } from '../playground/readVariables';
import { createEmbed } from './embed';

/** `{{"component": "ComponentVariables"}}`. */
export const ComponentVariables = createEmbed({
  given: z.strictObject({}),
  searchable: 'names',
  prepare: (_given, { file, line, t }) => {
    const rows = readComponentVariables(file);
    if (rows.length === 0) {
      throw new BuildError({
        file,
        line,
        cause: 'the playground of the page has no CSS variables',
        remedy: `add "variables" to ${getPlaygroundFile(file)}, or remove the component`,
      });
    }
    const head = (['variablesName', 'componentsName', 'variablesSets'] as const).map((key) =>
      h('th', { scope: 'col' }, t(key)),
    );
    const body = rows.map(({ name, components, sets }) =>
      h('tr', [
        h('th', { scope: 'row' }, h('code', name)),
        h(
          'td',
          components.length > 0
            ? join(
                components.map((component) => h('code', component)),
                ', ',
              )
            : [t('variablesShared')],
        ),
        h('td', readCode(sets)),
      ]),
    );
    const table = h('table', [h('thead', h('tr', head)), h('tbody', body)]);
    return {
      props: { html: renderHtml([createTableBox(table, t)]) },
      files: [getPlaygroundFile(file)],
    };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

/** Reads the variables of a page. @throws BuildError for an error in the data of its playground. */
export function readComponentVariables(markdownFile: string): VariableRow[] {
  return cachePerCodeVersion(['ComponentVariables', markdownFile], () => readRows(markdownFile));
}

function readRows(markdownFile: string): VariableRow[] {
  const config = readConfig(markdownFile);
  if (!config) {
    return [];
  }
  const source = readFileSync(path.join(ROOT, markdownFile), 'utf8');
  const { components } = splitFrontMatter(source, markdownFile).frontMatter;
  const product = markdownFile.split('/')[1];
  const entries = listApiEntries()
    .filter(
      (entry) =>
        entry.product === product && entry.kind === 'component' && components.includes(entry.name),
    )
    .map((entry) => getApiEntry(entry.product, entry.slug));
  return listVariables(config, entries, createFail(markdownFile));
}
