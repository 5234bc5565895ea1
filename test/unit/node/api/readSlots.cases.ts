import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type ReadPackage,
  componentFiles,
  propsFiles,
  readApiPackage,
} from '../../support/apiPackage';

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
  read = readApiPackage({
    // What a default may name: readers can import it.
    ...propsFiles('Paper', ''),
    'index.d.ts': "export { default as Paper } from './Paper';",
    ...componentFiles('Switch', SLOTS, {
      code: SWITCH_CODE,
      classes: '  root: string;\n  thumb: string;\n  checked: string;',
      map: { root: 'MuiSwitch-root', thumb: 'MuiSwitch-thumb', checked: 'Mui-checked' },
    }),
    ...propsFiles('Styled', 'slots?: StyledSlots;', {
      before: `export interface StyledSlots {
  root?: React.ElementType;
  /** @default Paper */
  panel?: React.ElementType;
  frame?: React.ElementType;
  label?: React.ElementType;
  /** @default div */
  plain?: React.ElementType;
  either?: React.ElementType;
  /** @default null */
  none?: React.ElementType;
}`,
      code: `const StyledRoot = styled('section', { name: 'MuiStyled' })({});
const StyledPanel = styled(Paper)({});
const StyledFrame = styled(Paper)({});
function Styled(props) {
  const [Root, rootProps] = useSlot('root', { elementType: StyledRoot });
  const Panel = slots.panel ?? StyledPanel;
  const Frame = slots.frame ?? components.Frame ?? StyledFrame;
  const [Label, labelProps] = useSlot('label', { elementType: 'label' });
  const Either = slots.either ?? (props.href ? 'a' : 'button');
}`,
    }),
  });
});

afterAll(() => read.remove());

test('slots have a default, the class with their name, and notes where the code differs', () => {
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

describe('the default of a slot', () => {
  const getDefault = (name: string) =>
    read.getEntry('Styled').slots.find((slot) => slot.name === name)?.default;

  test.each([
    ['the element that is styled for it', 'root', "'section'"],
    ['as declared, where the code agrees', 'panel', 'Paper'],
    ['the component that is styled for it', 'frame', 'Paper'],
    ['what a hook makes it of', 'label', "'label'"],
    ['an element, quoted as in types', 'plain', "'div'"],
    ['unknown, where the code decides later', 'either', undefined],
    ['null, which is no element', 'none', 'null'],
  ])('is %s', (_name, slot, value) => {
    expect(getDefault(slot)).toBe(value);
  });
});
