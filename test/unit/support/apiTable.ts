/** Tables of the reference as the build makes them, and the files that they fetch. */
import { renderSetRows, renderTable } from '@/src/node/api/render/table';
import { createSections } from '@/src/node/api/render/sections';
import type { ApiEntry, ApiProp } from '@/src/shared/apiEntry';
import type { ApiTableData, ApiTableKind } from '@/src/shared/apiTables';
import type { BuiltBlock } from '@/src/shared/page';
import { createContext, createEntry, createProp } from './apiEntry';

const own = (name: string, values: Partial<ApiProp> & { written?: string } = {}) =>
  createProp({ name, ...values });
const native = (name: string) =>
  createProp({
    name,
    description: `Attribute ${name}.`,
    from: { group: 'native', name: 'DOMAttributes', package: '@types/react' },
  });

/** A component with own, inherited, system and native props, slots, classes and types. */
const ENTRY: ApiEntry = createEntry({
  props: [
    own('color', {
      written: "'primary' | 'secondary'",
      default: "'primary'",
      description: 'The hue.',
    }),
    own('disabled', { written: 'boolean', default: 'false', description: 'Whether it is off.' }),
    own('onChange', { written: '(event: Event) => void', description: 'Called on each change.' }),
    own('sx', {
      type: { written: 'SxProps<Theme>', links: ['SxProps', 'Theme'] },
      description: 'Styles with the primary shades.',
    }),
    own('theme', { type: { written: 'Theme', links: ['Theme'] } }),
    own('action', {
      written: 'Ref',
      description: 'Imperative handle.',
      from: { group: 'inherited', name: 'ButtonBase', package: '@mui/material' },
    }),
  ],
  sets: [
    { set: 'DOMAttributes', group: 'native', names: ['onClick', 'onBlur'] },
    { set: 'AriaAttributes', group: 'native', names: ['role'] },
    { set: 'SystemProps', group: 'system', names: ['m'] },
  ],
  slots: [{ name: 'root' }],
  classes: [{ rule: 'root', className: 'MuiButton-root', state: false }],
  types: {
    SxProps: { definition: 'type SxProps = {};', package: '@mui/system', href: 'https://e.com/s' },
    Theme: { definition: 'interface Theme {}', package: '@mui/system', href: 'https://e.com/t' },
  },
});

export const DATA_HREF = '/api-data/material-ui/button.json';

const set = (id: string, members: ApiProp[]) =>
  renderSetRows(
    { id, group: 'native', name: id, package: '@types/react', members },
    createContext(),
  );

/** What the site publishes for the entry. Each set has a member that is no prop of it. */
export const API_FILES: Readonly<Record<string, string>> = {
  [DATA_HREF]: JSON.stringify(ENTRY),
  '/api-data/sets/DOMAttributes.html': set('DOMAttributes', [
    native('onClick'),
    native('onCopy'),
    native('onBlur'),
  ]),
  '/api-data/sets/AriaAttributes.html': set('AriaAttributes', [native('role')]),
  '/api-data/sets/SystemProps.html': set('SystemProps', [
    createProp({
      name: 'm',
      description: 'The margin.',
      from: { group: 'system', name: 'SystemProps', package: '@mui/system' },
    }),
  ]),
};

/** The blocks of the entry's page. */
export function createBlocks(): BuiltBlock[] {
  return createSections(ENTRY, {
    ...createContext(),
    level: 2,
    idPrefix: '',
    demos: [],
    dataHref: DATA_HREF,
    language: 'en',
    historyHref: undefined,
    size: undefined,
  }).blocks;
}

/** A table of the entry's page. */
export function getTable(kind: ApiTableKind): ApiTableData {
  for (const block of createBlocks()) {
    if (block.type === 'apiTable' && block.table.kind === kind) {
      return block.table;
    }
  }
  throw new Error(`The entry has no table of ${kind}`);
}

/** The HTML of the entry's section of types. */
export function getTypesHtml(): string {
  const block = createBlocks().find(
    (candidate) => candidate.type === 'html' && candidate.typesOf === ENTRY.slug,
  );
  return (block as { html: string }).html;
}

/** The HTML of the table of props. */
export function getTableHtml(): string {
  return renderTable(ENTRY, 'props', { ...createContext(), idPrefix: '' }) ?? '';
}
