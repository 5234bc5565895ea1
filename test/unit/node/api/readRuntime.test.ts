import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { readRuntime } from '@/src/node/api/readRuntime';
import { makeFolder, removeFolder } from '../../support/temp';

const folders: string[] = [];

afterEach(() => {
  folders.splice(0).forEach(removeFolder);
});

/** Reads `file` of these files. */
function read(files: Readonly<Record<string, string>>, file: string, name: string) {
  const folder = makeFolder(files);
  folders.push(folder);
  return readRuntime(path.join(folder, file), name)!;
}

/** Reads the code of a component called Button. */
const readButton = (code: string) => read({ 'Button.js': code }, 'Button.js', 'Button');

const UNKNOWN = {
  defaults: new Map(),
  handedOn: new Map(),
  slotDefaults: new Map(),
  handled: new Set(),
  overwritten: new Set(),
  forwardsRef: false,
  childNeedsRef: false,
};

test('a file that does not exist has no information', () => {
  expect(readRuntime('/nowhere/Button.js', 'Button')).toBeUndefined();
});

test.each([
  ['an empty file', ''],
  ['code of something else', 'function Other(props) { const { a = 1 } = props; }'],
  ['broken code', 'function Button(props) { const {'],
])('%s has no information', (_name, code) => {
  expect(readButton(code)).toEqual(UNKNOWN);
});

describe('defaults', () => {
  test.each([
    ['of destructured props', 'function Button(props) { const { a = 1, b } = props; }', { a: '1' }],
    ['in the parameter itself', "function Button({ a = 'x', ...b }) {}", { a: "'x'" }],
    ['under another name', 'function Button(props) { const { a: b = 1 } = props; }', { a: '1' }],
    [
      'of a quoted name',
      "function Button(props) { const { 'aria-label': label = 'x' } = props; }",
      { 'aria-label': "'x'" },
    ],
    [
      'of props under the names that these libraries use',
      'function Button(inProps) { const { a = 1 } = inProps; const { b = 2 } = resolvedProps; }',
      { a: '1', b: '2' },
    ],
    ['of an arrow function', 'const Button = (props) => { const { a = 1 } = props; };', { a: '1' }],
    [
      'inside forwardRef',
      'const Button = React.forwardRef(function Button(props, ref) { const { a = null } = props; });',
      { a: 'null' },
    ],
    [
      'where they are first given',
      'function Button(props) { const { a = 1 } = props; const { a: again = 2 } = props; }',
      { a: '1' },
    ],
    [
      'but not of what is no prop',
      'function Button(props) { const { a = 1 } = props.inner; const { b = 2 } = theme; }',
      {},
    ],
    [
      'but not of the helpers beside it',
      'const useUtilityClasses = (props) => { const { a = 1 } = props; }; function Button(props) { const { b = 2 } = props; }',
      { b: '2' },
    ],
  ])('%s', (_name, code, expected) => {
    expect(Object.fromEntries(readButton(code).defaults)).toEqual(expected);
  });
});

describe("defaults that are passed before the user's props", () => {
  const readHandedOn = (code: string) =>
    Object.fromEntries(readButton(`function Button(props) { ${code} }`).handedOn);

  test.each([
    [
      'plain values are defaults',
      "const { a, ...other } = props; return _jsx(Root, { b: true, c: 4, d: 'x', e: a, ...other, f: 5 });",
      { b: 'true', c: '4', d: "'x'" },
    ],
    ['nothing without props of the reader', 'return _jsx(Root, { b: true, ...rest });', {}],
    [
      'but not what the component keeps for itself',
      'const { b, ...other } = props; return _jsx(Root, { b: true, ...other });',
      {},
    ],
    [
      'only what every element says that may be rendered',
      'return a ? _jsx(Root, { b: 1, c: 2, ...other }) : _jsxs(Root, { b: 1, c: 3, ...other });',
      { b: '1' },
    ],
  ])('%s', (_name, code, expected) => {
    expect(readHandedOn(code)).toEqual(expected);
  });
});

test('default components of slots, with either operator', () => {
  const { slotDefaults } = readButton(`function Button(props) {
    const Root = slots.root ?? 'button';
    const Icon = slots.icon || DefaultIcon;
    const End = slots?.end ?? "span";
    const Other = others.root ?? 'b';
    const both = slots.start && 'i';
  }`);
  expect(Object.fromEntries(slotDefaults)).toEqual({
    root: "'button'",
    icon: 'DefaultIcon',
    end: '"span"',
  });
});

test('a chain of alternatives returns the last one', () => {
  const { slotDefaults } = readButton(`function Button(props) {
    const Root = slots.root ?? components.Root ?? 'button';
    const Icon = components.Icon ?? slots.icon ?? 'i';
  }`);
  expect(Object.fromEntries(slotDefaults)).toEqual({ root: "'button'" });
});

describe('the default of a slot that a hook creates', () => {
  const readSlots = (code: string, outside = '') =>
    Object.fromEntries(readButton(`${outside}\nfunction Button(props) { ${code} }`).slotDefaults);

  test.each([
    ['an element', "useSlot('root', { elementType: 'b' })", '', { root: "'b'" }],
    ['a component', "useSlot('root', { elementType: Paper })", '', { root: 'Paper' }],
    [
      'what it styles',
      "useSlot('root', { elementType: ButtonRoot })",
      "const ButtonRoot = styled('button', { name: 'MuiButton' })({});",
      { root: "'button'" },
    ],
    [
      'the component that it styles',
      "useSlot('root', { elementType: ButtonRoot })",
      'const ButtonRoot = styled(Paper)(() => ({}));',
      { root: 'Paper' },
    ],
    ['nothing, without an element', "useSlot('root', { ref })", '', {}],
    ['nothing, without options', "useSlot('root')", '', {}],
    ['nothing, for another hook', "useOther('root', { elementType: 'b' })", '', {}],
    [
      'nothing, where something else is drawn in its place',
      "const [Icon, iconProps] = useSlot('icon', { elementType: 'i' }); _jsx(Icon, { as: IconComponent });",
      '',
      {},
    ],
  ])('is %s', (_name, code, outside, expected) => {
    expect(readSlots(code, outside)).toEqual(expected);
  });

  test('is resolved from an alternative to the styled element', () => {
    expect(
      readSlots('const Root = slots.root ?? ButtonRoot;', "const ButtonRoot = styled('button')();"),
    ).toEqual({ root: "'button'" });
  });
});

describe('a prop that the code sets itself', () => {
  test.each([
    ['beside the others', 'useSwitch({ ...props, rootRef: ref })', ['rootRef']],
    ['both', "useSwitch({ ...props, componentName: 'Button', rootRef })", ['componentName']],
    ['of another name', 'useSwitch({ ...props, disabled: false })', []],
    ['in another function', 'createSwitch({ ...props, rootRef: ref })', []],
  ])('%s: %s', (_name, call, names) => {
    const { overwritten } = readButton(`function Button(props) { ${call}; }`);
    expect([...overwritten]).toEqual(names);
  });
});

describe('the warning of a deprecated component', () => {
  const warn = (list: string) => `const warn = () => { console.warn([${list}].join('\\n')); };`;
  const deprecated = 'React.forwardRef(function DeprecatedButton(props, ref) { warn(); });';

  test('is one line, without the name of the library', () => {
    const code = `${warn("'MUI: Button is gone.', '', 'Use `Other`.'")}\n${deprecated}`;
    expect(readButton(code)).toMatchObject({
      warning: 'Button is gone. Use `Other`.',
      forwardsRef: true,
    });
  });

  test.each([
    ['of one that only warns of its props', `${warn("'Odd.'")}\nfunction Button() { warn(); }`],
    ['of one that says nothing', deprecated],
  ])('is none %s', (_name, code) => {
    expect(readButton(code)).not.toHaveProperty('warning');
  });
});

describe('the theme key', () => {
  test.each([
    ['useDefaultProps', "useDefaultProps({ props: inProps, name: 'MuiButton' })", 'MuiButton'],
    ['useThemeProps', "useThemeProps({ props: inProps, name: 'JoyButton' })", 'JoyButton'],
    ['another function', "useOther({ props: inProps, name: 'MuiButton' })", undefined],
    ['a name that is no text', 'useThemeProps({ props: inProps, name })', undefined],
    ['no options', 'useThemeProps()', undefined],
  ])('of %s', (_name, call, expected) => {
    expect(readButton(`function Button(inProps) { const props = ${call}; }`).themeName).toBe(
      expected,
    );
  });
});

describe('a ref', () => {
  test.each([
    ['forwardRef', 'const Button = React.forwardRef(function Button(props, ref) {});', true],
    ['an import of forwardRef', 'const Button = forwardRef(function Button(props, ref) {});', true],
    ['a plain function', 'function Button(props) {}', false],
    ['forwardRef of another one', 'const Root = React.forwardRef(function Root() {});', false],
  ])('%s', (_name, code, expected) => {
    expect(readButton(code).forwardsRef).toBe(expected);
  });

  test.each([
    ['children: elementAcceptingRef.isRequired', true],
    ['children: PropTypes.node', false],
    ['icon: elementAcceptingRef', false],
  ])('of the child: %s', (propType, expected) => {
    const code = `function Tooltip(props) {}\nTooltip.propTypes = { ${propType} };`;
    expect(read({ 'Tooltip.js': code }, 'Tooltip.js', 'Tooltip').childNeedsRef).toBe(expected);
  });
});

test('documented props are those in propTypes, except ignored ones', () => {
  const { handled } = readButton(`function Button(props) {}
process.env.NODE_ENV !== "production" ? Button.propTypes /* remove-proptypes */ = {
  /** Its colour. */
  color: PropTypes.string,
  /**
   * @ignore
   */
  onClick: PropTypes.func,
  size: PropTypes.string
} : void 0;
Other.propTypes = { other: PropTypes.string };`);
  expect([...handled].sort()).toEqual(['color', 'size']);
});

test('a component that a factory creates is read in the factory', () => {
  const files = {
    'Stack/Stack.js': "import createStack from './createStack';\nconst Stack = createStack();",
    'Stack/createStack.js': `export default function createStack(options = {}) {
      const { useThemeProps } = options;
      const Stack = React.forwardRef(function Grid(inProps, ref) {
        const props = useThemeProps(inProps);
        const { component = 'div', spacing = 0 } = props;
      });
    }`,
  };
  const runtime = read(files, 'Stack/Stack.js', 'Stack');
  expect(Object.fromEntries(runtime.defaults)).toEqual({ component: "'div'", spacing: '0' });
  expect(runtime.forwardsRef).toBe(true);
});
