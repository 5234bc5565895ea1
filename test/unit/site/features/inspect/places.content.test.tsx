/**
 * @jest-environment jsdom
 *
 * The components and slots that the inspector names for elements of the libraries, rendered, with the facts of the
 * installed packages.
 */
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { type ComponentType, type ElementType, type ReactNode, createElement as h } from 'react';
import {
  Button as BaseButton,
  Slider as BaseSlider,
  Switch as BaseSwitch,
  Tab as BaseTab,
  Tabs as BaseTabs,
  TabsList as BaseTabsList,
} from '@mui/base';
import * as joy from '@mui/joy';
import * as material from '@mui/material';
import { readFacts } from '@/src/node/answers/readFacts';
import { prepareApi } from '@/src/node/api/store';
import type { ProductFacts } from '@/src/shared/answers/files';
import { getPlaceName, getPlaceSelector } from '@/src/shared/answers/findPlaces';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';
import {
  buildTree,
  createPlaceFinder,
  listNodes,
  moveInTree,
} from '@/src/site/features/inspect/buildTree';

let products: ProductFacts[];
beforeAll(async () => {
  await prepareApi();
  products = PUBLIC_PRODUCTS.map((product) => readFacts(product));
});
afterEach(cleanup);

const findPlacesOf = (product: string) =>
  createPlaceFinder(
    [...products].sort((a, b) => Number(b.product === product) - Number(a.product === product)),
  );

// The props of each component are those of its documentation.
const m = material as unknown as Record<string, ComponentType<object>>;
const j = joy as unknown as Record<string, ComponentType<object>>;
const make = (type: ElementType, props: object, ...children: ReactNode[]) =>
  h(type as ComponentType<object>, props, ...children);

const open = { open: true, disablePortal: true };
const options = ['One', 'Two'];
const renderInput = (params: object) => make(m.TextField!, params);

/** Rendered elements with the selectors of elements in them, and the places of each, the most specific one first. */
const CASES: readonly [
  name: string,
  product: string,
  element: () => ReactNode,
  places: Readonly<Record<string, readonly string[]>>,
][] = [
  [
    'Button',
    'material-ui',
    () => make(m.Button!, { startIcon: 'a' }, 'b'),
    {
      button: ['Button › root', 'ButtonBase › root'],
      '.MuiButton-startIcon': ['Button › startIcon'],
    },
  ],
  [
    'Menu',
    'material-ui',
    () =>
      make(
        m.Menu!,
        { ...open, anchorEl: document.body },
        make(m.MenuItem!, { selected: true }, 'a'),
      ),
    {
      '.MuiMenu-root': ['Menu › root', 'Popover › root', 'Modal › root'],
      '.MuiMenu-paper': ['Menu › paper', 'Popover › paper', 'Paper › root'],
      '.MuiMenu-list': ['Menu › list', 'List › root'],
      '.MuiMenuItem-root': ['MenuItem › root', 'ButtonBase › root'],
    },
  ],
  [
    'Drawer',
    'material-ui',
    () => make(m.Drawer!, { ...open, ModalProps: { disablePortal: true } }, 'a'),
    {
      '.MuiDrawer-root': ['Drawer › root', 'Modal › root'],
      '.MuiDrawer-paper': ['Drawer › paper', 'Paper › root'],
    },
  ],
  [
    'Select',
    'material-ui',
    () => make(m.Select!, { value: 1 }, make(m.MenuItem!, { value: 1 }, 'a')),
    {
      '.MuiOutlinedInput-root': ['Select › root', 'OutlinedInput › root', 'InputBase › root'],
      '[role="combobox"]': ['Select › select', 'OutlinedInput › input', 'InputBase › input'],
    },
  ],
  [
    'TextField',
    'material-ui',
    () => make(m.TextField!, { label: 'a', helperText: 'b' }),
    {
      label: ['InputLabel › root', 'FormLabel › root'],
      input: ['OutlinedInput › input', 'InputBase › input'],
      '.MuiTextField-root': ['TextField › root', 'FormControl › root'],
    },
  ],
  [
    'Autocomplete',
    'material-ui',
    () => make(m.Autocomplete!, { ...open, options, renderInput }),
    {
      '.MuiAutocomplete-popupIndicator': [
        'Autocomplete › popupIndicator',
        'IconButton › root',
        'ButtonBase › root',
      ],
      '.MuiAutocomplete-listbox': ['Autocomplete › listbox'],
    },
  ],
  [
    'Switch',
    'material-ui',
    () => make(m.Switch!, { defaultChecked: true }),
    {
      '.MuiSwitch-thumb': ['Switch › thumb'],
      '.MuiSwitch-track': ['Switch › track'],
      '.MuiSwitch-switchBase': ['Switch › switchBase', 'ButtonBase › root'],
    },
  ],
  [
    'Joy Button',
    'joy-ui',
    () => make(j.Button!, { startDecorator: 'a' }, 'b'),
    { button: ['Button › root'], span: ['Button › startDecorator'] },
  ],
  [
    'Joy Select',
    'joy-ui',
    () => make(j.Select!, { placeholder: 'a' }),
    { '[role="combobox"]': ['Select › button'], '.MuiSelect-root': ['Select › root'] },
  ],
  [
    'Joy Slider',
    'joy-ui',
    () => make(j.Slider!, { defaultValue: 3 }),
    { '.MuiSlider-thumb': ['Slider › thumb'], '.MuiSlider-rail': ['Slider › rail'] },
  ],
  [
    'Base',
    'base-ui',
    () =>
      h(
        'div',
        {},
        make(BaseButton, {}, 'a'),
        make(BaseSwitch, { defaultChecked: true }),
        make(BaseSlider, { defaultValue: 3 }),
        make(
          BaseTabs,
          { defaultValue: 1 },
          make(BaseTabsList, {}, make(BaseTab, { value: 1 }, 'a')),
        ),
      ),
    {
      '.base-Button-root': ['Button › root'],
      '.base-Switch-thumb': ['Switch › thumb'],
      '.base-Slider-rail': ['Slider › rail'],
      '[role="tab"]': ['Tab › root'],
    },
  ],
];

test.each(CASES)('%s of %s', (_name, product, element, places) => {
  render(element());
  const find = findPlacesOf(product);
  const found = Object.keys(places).map((selector) => {
    const one = document.querySelector(selector);
    return [selector, one ? find(one).map(getPlaceName) : 'not rendered'];
  });
  expect(Object.fromEntries(found)).toEqual(places);
  // The selector of a place matches only elements of the place.
  for (const node of listNodes(buildTree([document.body], find))) {
    const [place] = node.places;
    const matching = [...document.querySelectorAll(getPlaceSelector(place!))];
    expect(matching).toContain(node.element);
    for (const other of matching) {
      expect(find(other).map(getPlaceName)).toContain(getPlaceName(place!));
    }
  }
});

test('States are those that hold now', () => {
  render(make(m.Tab!, { label: 'a', disabled: true, selected: true }));
  const [place] = findPlacesOf('material-ui')(document.querySelector('button')!);
  expect(place?.states.map(({ className }) => className).sort()).toEqual([
    'Mui-disabled',
    'Mui-selected',
  ]);
});

test('Arrow keys move in the tree', () => {
  render(
    h(
      'div',
      {},
      make(m.Button!, { startIcon: 'a', endIcon: 'b' }, 'c'),
      make(m.Button!, { startIcon: 'a' }, 'c'),
    ),
  );
  const top = buildTree([document.body], findPlacesOf('material-ui'));
  const walk = (keys: string[], isRtl = false) => {
    const node = keys.reduce((one, key) => moveInTree(key, one, top, isRtl) ?? one, top[0]!);
    return `${top.indexOf(node.parent ?? node)} ${getPlaceName(node.places[0]!)}`;
  };
  expect(walk(['ArrowDown'])).toBe('0 Button › startIcon');
  expect(walk(['ArrowDown', 'ArrowRight'])).toBe('0 Button › endIcon');
  expect(walk(['ArrowDown', 'ArrowRight', 'ArrowRight'])).toBe('0 Button › endIcon');
  expect(walk(['ArrowDown', 'ArrowUp', 'ArrowRight'])).toBe('1 Button › root');
  expect(walk(['ArrowLeft'], true)).toBe('1 Button › root');
  expect(walk(['ArrowUp'])).toBe('0 Button › root');
});
