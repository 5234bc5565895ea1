import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  POLYMORPHIC,
  type ReadPackage,
  componentFiles,
  propsFiles,
  readApiPackage,
} from '../../support/apiPackage';

let read: ReadPackage;

beforeAll(() => {
  read = readApiPackage({
    'utils/index.d.ts': POLYMORPHIC,
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
      'Twofold',
      `export default function Twofold(props: { a?: string; first: string }): React.JSX.Element;
export default function Twofold(props: { a?: string; last: string }): React.JSX.Element;`,
    ),
    ...componentFiles('Nothing', 'export default function Nothing(): React.JSX.Element;'),
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
    ...propsFiles(
      'Switch',
      'rootRef?: React.Ref<Element>;\n  componentName?: string;\n  size?: number;',
      {
        code: `function Switch(props) {
  const { getRootProps } = useSwitch({ ...props, rootRef: ref, componentName: 'Switch' });
}`,
      },
    ),
    ...propsFiles('Fader', 'rootRef?: React.Ref<Element>;', {
      code: 'function Fader(props) { useFader({ rootRef: props.rootRef }); }',
    }),
    ...componentFiles('Busy', 'export default function Busy(props: {}): React.JSX.Element;', {
      code: `const warn = () => { console.warn(['MUI: Busy is gone.', 'Use Link.'].join('\\n')); };
export default React.forwardRef(function DeprecatedBusy(props, ref) { warn(); });`,
    }),
  });
});

afterAll(() => read.remove());

test('the last of several plain signatures is used', () => {
  expect(read.listProps('Twofold')).toEqual(expect.arrayContaining(['a', 'last']));
  expect(read.listProps('Twofold')).toHaveLength(2);
});

test('a component without props has an empty list', () => {
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
  test('omits lists, but reads the inherited component from them', () => {
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
    ['Busy', 'Busy is gone. Use Link.'],
  ])('%s: deprecated %j', (name, deprecated) => {
    expect(read.getEntry(name).deprecated).toBe(deprecated);
  });
});

test('props that the code overwrites are omitted', () => {
  expect(read.listProps('Switch')).toEqual(['size']);
  expect(read.listProps('Fader')).toEqual(['rootRef']);
});
