import { expect, test } from '@jest/globals';
import { parsePropTypes } from '@/tools/migration/readPropTypes';

test('reads names, required props, and literals, also from a conditional expression', () => {
  const code = `
    Tab.contextTypes = { theme: types.object.isRequired };
    Tab.propTypes = process.env.NODE_ENV !== "production" ? {
      label: types.node.isRequired,
      side: types.oneOf(['left', 'right']),
    } : {};
    Other.propTypes = { gone: types.bool };`;
  const { props, accepted } = parsePropTypes(code, 'Tab');
  expect([...props]).toEqual([
    ['label', { required: true, deprecated: false, values: [] }],
    ['side', { required: false, deprecated: false, values: ["'left'", "'right'"] }],
  ]);
  expect([...accepted]).toEqual(['label', 'side']);
});
