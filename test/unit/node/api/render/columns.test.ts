/** A column is defined once: HTML and Markdown of a table have the same headings, marks and cells. */
import { expect, test } from '@jest/globals';
import { toString } from 'mdast-util-to-string';
import type { Table } from 'mdast';
import { COLUMNS, listHeadings } from '@/src/node/api/render/columns';
import { renderTable } from '@/src/node/api/render/table';
import { createApiTable } from '@/src/node/pageText/apiTable';
import type { ApiTableKind } from '@/src/shared/apiTables';
import { createEntry, createProp, createRowOptions } from '../../../support/apiEntry';
import { findAll, getChildren, parseHtml, textOf } from '../../../support/html';

const prop = createProp({ name: 'size', default: "'medium'", required: true, deprecated: '' });
const component = createEntry({
  props: [prop],
  slots: [{ name: 'root', className: 'MuiButton-root', default: "'button'" }],
  classes: [{ rule: 'root', className: 'MuiButton-root', state: true }],
});
const hook = createEntry({ kind: 'hook', props: [prop], returns: [prop] });

test.each<[ApiTableKind, typeof component]>([
  ['props', component],
  ['slots', component],
  ['classes', component],
  ['parameters', hook],
  ['returns', hook],
])('the table of %s', (kind, entry) => {
  const facts = { since: '6.2.1', deprecated: '6.3.1' };
  const members = { size: facts, root: facts };
  const options = {
    ...createRowOptions(),
    idPrefix: '',
    resolve: (href: string) => href,
    history: {
      ...{ kind: entry.kind, props: members, parameters: members, returns: members },
      ...{ slots: members, classes: members },
    },
  };
  const root = parseHtml(renderTable(entry, kind, options) ?? '');
  const { children: rows } = createApiTable(entry, kind, options) as Table;
  const [head, body] = rows.map((row) => row.children.map((cell) => toString(cell)));
  expect(head).toHaveLength(COLUMNS[kind].length + 2);
  expect(head).toEqual(listHeadings(kind).map((key) => options.t(key)));
  expect(findAll(root, 'thead th').map(textOf)).toEqual(head);

  const [name, ...cells] = getChildren(findAll(root, 'tbody tr')[0]!);
  expect(cells.slice(0, -1).map(textOf)).toEqual(body!.slice(1, -1));
  const marks = findAll(name!, '.api-chip').map(textOf).join(', ');
  expect(marks).toContain('Since 6.2');
  expect(body![0]).toBe(
    `${textOf(findAll(name!, '.api-name')[0]!)}${marks === '' ? '' : ` (${marks})`}`,
  );
});
