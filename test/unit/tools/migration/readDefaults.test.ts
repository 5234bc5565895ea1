import { expect, test } from '@jest/globals';
import { compareDefaults } from '@/tools/migration/compareVersions';
import { parseDefaults } from '@/tools/migration/readDefaults';

test('reads the literals of the component’s own function, by the name of the prop', () => {
  const code = `
    function Other(props) { const { color = 'red' } = props; }
    const Chip = React.forwardRef(function Chip(inProps, ref) {
      const props = useDefaultProps({ props: inProps });
      const { label: text = "none", size = 8, clickable = false, icon = <Icon />, at = { x: 'left' }, id } = props;
      const { ownState = 'no' } = state;
    });`;
  expect([...parseDefaults(code, 'Chip')]).toEqual([
    ['label', "'none'"],
    ['size', '8'],
    ['clickable', 'false'],
    ['at', "{ x: 'left' }"],
  ]);
});

test('reads defaultProps, but not those of another component', () => {
  const code = `Chip.defaultProps = { color: 'default', component: Box }; Box.defaultProps = { a: 1 };`;
  expect([...parseDefaults(code, 'Chip')]).toEqual([['color', "'default'"]]);
});

test('lists a default that both versions have, if it differs', () => {
  const from = new Map([['Chip', new Map(Object.entries({ a: '1', b: '2', gone: '3' }))]]);
  const to = new Map([['Chip', new Map(Object.entries({ a: '1', b: "'x'", fresh: '4' }))]]);
  expect(compareDefaults(from, to)).toEqual([
    { component: 'Chip', name: 'b', from: '2', to: "'x'" },
  ]);
});
