import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { getSlug } from '@/src/build/api/readEntry';
import {
  type ReadPackage,
  componentFiles,
  propsFiles,
  readApiPackage,
} from '../../support/apiPackage';

jest.setTimeout(60_000);

const POLYMORPHIC = `import * as React from 'react';
type DistributiveOmit<T, K extends keyof any> = T extends any ? Omit<T, K> : never;
interface TypeMap { props: {}; defaultComponent: React.ElementType }
/** As in Material UI: one signature for \`component\`, one without. */
export interface Overridable<M extends TypeMap> {
  <C extends React.ElementType>(
    props: {
      /** What is rendered. */
      component: C;
    } & M['props'] & DistributiveOmit<React.ComponentPropsWithRef<C>, keyof M['props']>,
  ): React.JSX.Element | null;
  (
    props: M['props'] &
      DistributiveOmit<React.ComponentPropsWithRef<M['defaultComponent']>, keyof M['props']>,
  ): React.JSX.Element | null;
  propTypes?: any;
}
/** As in Base UI: the root element is a parameter. */
export interface Rooted<M extends TypeMap> {
  <Root extends React.ElementType = M['defaultComponent']>(
    props: M['props'] & DistributiveOmit<React.ComponentPropsWithRef<Root>, keyof M['props']>,
  ): React.JSX.Element | null;
  propTypes?: any;
}`;

const SLOTS = `
export interface SwitchSlots {
  /**
   * The outermost.
   * @default 'span'
   */
  root?: React.ElementType;
  /** @default 'div' */
  thumb?: React.ElementType;
  track?: React.ElementType;
  /** @default SwitchIcon */
  icon?: React.ElementType;
  /** @deprecated Use \`thumb\`. */
  knob?: React.ElementType;
  /** @deprecated */
  old?: React.ElementType;
  checked?: React.ElementType;
}
export interface SwitchProps { slots?: SwitchSlots; size?: number }
export default function Switch(props: SwitchProps): React.JSX.Element;`;

const SWITCH_CODE = `const Switch = React.forwardRef(function Switch(inProps, ref) {
  const props = useDefaultProps({ props: inProps, name: 'MuiSwitch' });
  const Root = slots.root ?? 'span';
  const Thumb = slots.thumb ?? 'b';
  const Track = slots.track || 'i';
  const Icon = slots.icon ?? InternalIcon;
});`;

let read: ReadPackage;

beforeAll(() => {
  read = readApiPackage(
    {
      'utils/index.d.ts': POLYMORPHIC,
      'styles/index.d.ts': "export * from './components';",
      'styles/components.d.ts': `export interface Components {
  MuiSwitch?: {};
  MuiSilent?: {};
}`,
      ...componentFiles(
        'Link',
        `import { Overridable } from '../utils';
export interface LinkOwnProps { tone?: 'a' | 'b'; children?: React.ReactNode }
/**
 * Leads somewhere.
 *
 * Demos:
 *
 * - [Links](https://example.com/links/)
 *
 * API:
 *
 * - [Link API](https://example.com/api/link/)
 * - inherits [Text API](https://example.com/api/text/)
 */
declare const Link: Overridable<{ props: LinkOwnProps; defaultComponent: 'a' }>;
export default Link;`,
        {
          code: 'const Link = React.forwardRef(function Link(props, ref) { const { component = "a" } = props; });',
        },
      ),
      ...componentFiles(
        'Press',
        `import { Overridable } from '../utils';
type Map = { props: { tone?: string }; defaultComponent: 'button' };
declare const Press: ((props: { href: string; tone?: string }) => React.JSX.Element) & Overridable<Map>;
export default Press;`,
      ),
      ...componentFiles(
        'Tab',
        `import { Rooted } from '../utils';
declare const Tab: Rooted<{ props: { value?: string }; defaultComponent: 'button' }>;
export default Tab;`,
        { code: 'const Tab = React.forwardRef(function Tab(props, forwardedRef) {});' },
      ),
      ...componentFiles(
        'Twofold',
        `export default function Twofold(props: { a?: string; first: string }): React.JSX.Element;
export default function Twofold(props: { a?: string; last: string }): React.JSX.Element;`,
      ),
      ...componentFiles('Nothing', 'export default function Nothing(): React.JSX.Element;'),
      ...componentFiles('Switch', SLOTS, {
        code: SWITCH_CODE,
        classes: '  root: string;\n  thumb: string;\n  checked: string;',
        map: { root: 'MuiSwitch-root', thumb: 'MuiSwitch-thumb', checked: 'Mui-checked' },
      }),
      ...propsFiles('Silent', '', { code: 'function Silent(props) {}' }),
      ...propsFiles('Loud', '', {
        code: "function Loud(inProps) { const props = useThemeProps({ props: inProps, name: 'MuiLoud' }); }",
      }),
      ...propsFiles(
        'Holder',
        'ref?: React.Ref<HTMLSpanElement>;\n  children: React.ReactElement;',
        {
          code: `const Holder = React.forwardRef(function Holder(props, ref) {});
Holder.propTypes = { children: elementAcceptingRef.isRequired };`,
        },
      ),
      ...componentFiles(
        'Former',
        `/**
 * Was useful.
 * @deprecated Use \`Link\`.
 */
export default function Former(props: {}): React.JSX.Element;`,
      ),
      ...componentFiles(
        'Gone',
        '/** @deprecated */\ndeclare const Gone: React.FC<{}>;\nexport default Gone;',
      ),
      // Another package's component under another name.
      'Renamed/index.d.ts': "export { default } from '@mui/other/Thing';",
      '../other/package.json': '{ "name": "@mui/other", "version": "9.0.0" }',
      '../other/Thing/index.d.ts': "export { default } from './Thing';",
      '../other/Thing/Thing.d.ts': `import * as React from 'react';
export interface ThingProps { load?: boolean }
export default function Thing(props: ThingProps): React.JSX.Element;`,
      'useInput/index.d.ts': "export { useInput } from './useInput';",
      'useInput/useInput.d.ts': `
export interface UseInputParameters {
  /**
   * Its kind.
   * @default 'text'
   */
  type?: string;
  busy?: boolean;
  value: string;
}
export interface UseInputReturnValue {
  /** Whether it has the focus. */
  focused: boolean;
  error?: string;
  /** @param {number} index Where to. */
  move: (index: number) => void;
}
/**
 * Reads an input.
 * @deprecated Use the element.
 */
export declare function useInput(parameters?: UseInputParameters): UseInputReturnValue;`,
      'useInput/useInput.js':
        "export function useInput(parameters = {}) { const { type = 'search', busy = false } = parameters; }",
      'useMedia/index.d.ts': "export { default } from './useMedia';",
      'useMedia/useMedia.d.ts': `
/**
 * @param query Of the media.
 * @param options - How to match.
 */
export default function useMedia(query: string, options?: { now?: boolean }): boolean;`,
      'useDelay/index.d.ts': "export { default } from './useDelay';",
      'useDelay/useDelay.d.ts': 'export default function useDelay(delay: number): void;',
      'useAll/index.d.ts': "export { default } from './useAll';",
      'useAll/useAll.d.ts':
        'export default function useAll(list: readonly string[]): readonly [string, number];',
      'useId/index.d.ts': "export { default } from './useId';",
      'useId/useId.d.ts': 'export default function useId(): string | undefined;',
      'useSetter/index.d.ts': "export { default } from './useSetter';",
      'useSetter/useSetter.d.ts': `
export default function useSetter(options: { eager?: boolean }): (value: string) => void;`,
      'useChoice/index.d.ts': "export { default } from './useChoice';",
      'useChoice/useChoice.d.ts': `
export interface Options<Value> { values: readonly Value[]; start?: Value }
export default function useChoice<Value, P extends Options<Value> = Options<Value>>(options: P): { chosen: Value };`,
    },
    { hooks: true, sources: 'packages/fixture/src' },
  );
});

afterAll(() => read.remove());

test.each([
  ['Button', 'button'],
  ['Grid2', 'grid-2'],
  ['SvgIcon', 'svg-icon'],
  ['TablePaginationActions', 'table-pagination-actions'],
  ['useSwitch', 'use-switch'],
])('%s has the slug %s', (name, slug) => {
  expect(getSlug(name)).toBe(slug);
});

/** Names of the shared members of an entry, by the interface that declares them. */
function getShared(entry: string, name: string): string[] {
  const id = read.sets.find((set) => set.name === name)?.id;
  return read.getEntry(entry).sets.find(({ set }) => set === id)?.names ?? [];
}

describe('a component whose root element can be replaced', () => {
  test('by two signatures has the props of the plain one, and `component`', () => {
    expect(read.getEntry('Link').polymorphic).toBe(true);
    expect(read.listProps('Link')).toEqual(['children', 'component', 'tone']);
    expect(read.getProp('Link', 'component')).toEqual({
      name: 'component',
      required: false,
      type: { written: 'React.ElementType', links: [] },
      default: '"a"',
      description: 'What is rendered.',
      from: { group: 'own', name: 'Link', package: '@mui/fixture' },
    });
    expect(getShared('Link', 'AnchorHTMLAttributes')).toContain('href');
    expect(getShared('Link', 'DOMAttributes')).toContain('onClick');
  });

  test('and that has a signature for links: `href` is an attribute only', () => {
    expect(read.getEntry('Press').polymorphic).toBe(true);
    expect(read.listProps('Press')).toEqual(['component', 'tone']);
    expect(getShared('Press', 'ButtonHTMLAttributes')).toContain('type');
  });

  test('by a parameter has the attributes of the default element', () => {
    expect(read.listProps('Tab')).toEqual(['value']);
    expect(getShared('Tab', 'ButtonHTMLAttributes')).toEqual(
      expect.arrayContaining(['type', 'formAction']),
    );
    expect(getShared('Tab', 'DOMAttributes')).toContain('onClick');
    // Nothing of it is called `component`.
    expect(read.getEntry('Tab').polymorphic).toBe(false);
  });
});

test('of several plain signatures the last counts', () => {
  expect(read.listProps('Twofold')).toEqual(expect.arrayContaining(['a', 'last']));
  expect(read.listProps('Twofold')).toHaveLength(2);
});

test('a component without props has none', () => {
  expect(read.getEntry('Nothing')).toMatchObject({
    props: [],
    sets: [],
    polymorphic: false,
    slots: [],
    classes: [],
    ref: { holds: false },
    childNeedsRef: false,
  });
});

describe('the description of a component', () => {
  test('is without lists, of which it keeps what it inherits', () => {
    expect(read.getEntry('Link')).toMatchObject({
      description: 'Leads somewhere.',
      inherits: 'Text',
    });
    expect(read.getEntry('Switch')).not.toHaveProperty('description');
    expect(read.getEntry('Switch')).not.toHaveProperty('inherits');
  });

  test.each([
    ['Former', 'Use `Link`.'],
    ['Gone', ''],
    ['Link', undefined],
    ['useInput', 'Use the element.'],
  ])('%s: deprecated %j', (name, deprecated) => {
    expect(read.getEntry(name).deprecated).toBe(deprecated);
  });
});

test('slots have a default, the class of their name, and notes where the code does otherwise', () => {
  expect(read.getEntry('Switch').slots).toEqual([
    { name: 'root', description: 'The outermost.', default: "'span'", className: 'MuiSwitch-root' },
    { name: 'thumb', default: "'b'", className: 'MuiSwitch-thumb' },
    { name: 'track', default: "'i'" },
    { name: 'icon', default: 'SwitchIcon' },
    { name: 'knob', deprecated: 'Use `thumb`.' },
    { name: 'old', deprecated: '' },
    // A state class is not the class of an element.
    { name: 'checked' },
  ]);
  const notes = read.notes.filter(({ member }) => member.startsWith('Switch.slots'));
  expect(notes).toEqual([
    {
      kind: 'disagreement',
      package: '@mui/fixture',
      file: 'Switch/Switch.d.ts',
      member: 'Switch.slots.thumb',
      text: expect.stringMatching(/declared default 'div', but the code uses 'b'/),
    },
  ]);
});

describe('the theme key', () => {
  test('is that which the code reads', () => {
    expect(read.getEntry('Switch').themeName).toBe('MuiSwitch');
    expect(read.listNotes('Switch')).toEqual([]);
    expect(read.getEntry('Link')).not.toHaveProperty('themeName');
  });

  const note = { kind: 'disagreement', package: '@mui/fixture', file: 'styles/components.d.ts' };

  test('that is declared, but not read, is not shown, and noted', () => {
    expect(read.getEntry('Silent')).not.toHaveProperty('themeName');
    expect(read.listNotes('Silent')).toEqual([
      { ...note, member: 'Silent', text: expect.stringContaining('MuiSilent is declared') },
    ]);
  });

  test('that is read, but not declared, is shown, and noted', () => {
    expect(read.getEntry('Loud').themeName).toBe('MuiLoud');
    expect(read.listNotes('Loud')).toEqual([
      { ...note, member: 'Loud', text: expect.stringContaining('MuiLoud') },
    ]);
  });
});

describe('ref', () => {
  test.each([
    ['Holder', { holds: true, type: 'HTMLSpanElement' }],
    ['Link', { holds: true, type: 'HTMLAnchorElement' }],
    ['Silent', { holds: false }],
    ['useId', undefined],
  ])('of %s', (name, ref) => {
    expect(read.getEntry(name).ref).toEqual(ref);
  });

  test('of the child', () => {
    expect(read.getEntry('Holder').childNeedsRef).toBe(true);
    expect(read.getEntry('Link').childNeedsRef).toBe(false);
  });
});

test('a component of another package under another name inherits the props of that one', () => {
  const entry = read.getEntry('Renamed');
  expect(entry).toMatchObject({
    package: '@mui/fixture',
    source: 'https://unpkg.com/browse/@mui/fixture@1.2.3/Renamed/',
  });
  expect(entry.props.map(({ name, from }) => [name, from])).toEqual([
    ['load', { group: 'inherited', name: 'Thing', package: '@mui/other' }],
  ]);
});

test('the source is in the repository, and the version that of the package', () => {
  expect(read.getEntry('Link')).toMatchObject({
    kind: 'component',
    product: 'fixture',
    version: '1.2.3',
    source: 'https://github.com/mui/material-ui/tree/v6.4.1/packages/fixture/src/Link',
  });
});

describe('a hook', () => {
  const from = { group: 'own', name: 'useInput', package: '@mui/fixture' };

  test('with an object of options has their members, and those of what it returns', () => {
    const entry = read.getEntry('useInput');
    expect(entry).toMatchObject({ kind: 'hook', description: 'Reads an input.', sets: [] });
    expect(read.listProps('useInput')).toEqual(['value', 'busy', 'type']);
    expect(read.getProp('useInput', 'value')).toEqual({
      name: 'value',
      required: true,
      type: { written: 'string', links: [] },
      from,
    });
    expect(entry.returns.map(({ name, required }) => [name, required])).toEqual([
      ['focused', true],
      ['move', true],
      ['error', false],
    ]);
    expect(entry.returns[0]).toMatchObject({ description: 'Whether it has the focus.', from });
    expect(entry.returns[1]?.signature?.parameters).toEqual([
      { name: 'index', type: 'number', description: 'Where to.' },
    ]);
    expect(entry.returnType).toEqual({
      written: 'UseInputReturnValue',
      links: ['UseInputReturnValue'],
    });
    expect(entry.types).toHaveProperty('UseInputReturnValue');
  });

  test('has its defaults corrected by the code', () => {
    expect(read.getProp('useInput', 'type').default).toBe("'search'");
    expect(read.getProp('useInput', 'busy').default).toBe('false');
    expect(read.listNotes('useInput.type')).toEqual([
      expect.objectContaining({ kind: 'disagreement', file: 'useInput/useInput.d.ts' }),
    ]);
    expect(read.listNotes('useInput.busy')).toEqual([]);
  });

  test('with several parameters has each of them, in their order', () => {
    const own = { group: 'own', name: 'useMedia', package: '@mui/fixture' };
    expect(read.getEntry('useMedia').props).toEqual([
      {
        name: 'query',
        required: true,
        type: { written: 'string', links: [] },
        description: 'Of the media.',
        from: own,
      },
      {
        name: 'options',
        required: false,
        type: { written: '{ now?: boolean }', links: [] },
        description: 'How to match.',
        from: own,
      },
    ]);
  });

  test.each([
    ['useDelay', ['delay']],
    ['useAll', ['list']],
    ['useId', []],
    ['useSetter', ['eager']],
    ['useChoice', ['values', 'start']],
  ])('%s takes %j', (name, parameters) => {
    expect(read.listProps(name)).toEqual(parameters);
  });

  test.each([
    ['useMedia', 'boolean'],
    ['useDelay', 'void'],
    ['useAll', 'readonly [string, number]'],
    ['useId', 'string | undefined'],
    ['useSetter', '(value: string) => void'],
  ])('%s returns no object, but %s', (name, written) => {
    const entry = read.getEntry(name);
    expect(entry.returns).toEqual([]);
    expect(entry.returnType?.written).toBe(written);
  });

  test('with type parameters returns an object all the same', () => {
    expect(read.getEntry('useChoice').returns.map(({ name }) => name)).toEqual(['chosen']);
  });
});
