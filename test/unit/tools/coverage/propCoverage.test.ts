import { expect, test } from '@jest/globals';
import {
  type ComponentCoverage,
  listCountedProps,
  sumCoverage,
} from '@/tools/coverage/propCoverage';

const page = (component: string, missing: string[], product = 'a'): ComponentCoverage => ({
  pathname: '/a/page',
  product,
  component,
  props: ['one', 'two', 'three'],
  missing,
});

test('Totals count a component once: what one of its pages shows is shown', () => {
  expect(
    sumCoverage([
      page('Button', ['one', 'two']),
      page('Button', ['two', 'three']),
      page('Card', []),
      page('Card', ['one'], 'b'),
    ]),
  ).toEqual([
    { product: 'a', shown: 5, props: 6 },
    { product: 'b', shown: 2, props: 3 },
  ]);
});

test('Own props count, unless they are deprecated or called unstable', () => {
  const own = { group: 'own' as const, name: 'Button', package: '@mui/material' };
  const prop = { required: false, type: { written: 'string', links: [] }, from: own };
  expect(
    listCountedProps({
      props: [
        { ...prop, name: 'size' },
        { ...prop, name: 'old', deprecated: '' },
        { ...prop, name: 'unstable_new' },
        { ...prop, name: 'action', from: { ...own, group: 'inherited' } },
      ],
    }),
  ).toEqual(['size']);
});
