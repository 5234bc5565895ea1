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
  read = readApiPackage(
    {
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
        'Fixed',
        `export interface FixedProps { component?: React.ElementType; tone?: string }
declare const Fixed: (<Value>(props: FixedProps & { value?: Value }) => React.JSX.Element);
export default Fixed;`,
      ),
      ...propsFiles(
        'Holder',
        'ref?: React.Ref<HTMLSpanElement>;\n  children: React.ReactElement;',
        {
          code: `const Holder = React.forwardRef(function Holder(props, ref) {});
Holder.propTypes = { children: elementAcceptingRef.isRequired };`,
        },
      ),
      'useId/index.d.ts': "export { default } from './useId';",
      'useId/useId.d.ts': 'export default function useId(): string | undefined;',
      ...propsFiles('Silent', '', { code: 'function Silent(props) {}' }),
    },
    { hooks: true },
  );
});

afterAll(() => read.remove());

/** Names of the shared members of an entry, by the interface that declares them. */
function getShared(entry: string, name: string): string[] {
  const id = read.sets.find((set) => set.name === name)?.id;
  return read.getEntry(entry).sets.find(({ set }) => set === id)?.names ?? [];
}

describe('a component whose root element can be replaced', () => {
  test('with two signatures has the props of the plain one, and `component`', () => {
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

  test('with a signature for links lists `href` as an attribute only', () => {
    expect(read.getEntry('Press').polymorphic).toBe(true);
    expect(read.listProps('Press')).toEqual(['component', 'tone']);
    expect(getShared('Press', 'ButtonHTMLAttributes')).toContain('type');
  });

  test('with a type parameter has the attributes of the default element', () => {
    expect(read.listProps('Tab')).toEqual(['value']);
    expect(getShared('Tab', 'ButtonHTMLAttributes')).toEqual(
      expect.arrayContaining(['type', 'formAction']),
    );
    expect(getShared('Tab', 'DOMAttributes')).toContain('onClick');
    // Nothing of it is called `component`.
    expect(read.getEntry('Tab').polymorphic).toBe(false);
  });

  test('is not assumed if `component` is an ordinary prop', () => {
    expect(read.getEntry('Fixed').polymorphic).toBe(false);
    expect(read.getProp('Fixed', 'component').type.written).toBe('React.ElementType');
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
