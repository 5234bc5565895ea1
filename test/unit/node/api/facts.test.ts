/** Entries of the reference against facts that were read by eye in the declarations of the packages. */
import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getApiEntry, getApiSet, listApiEntries, listApiNotes } from '@/src/node/api/store';
import { ROOT } from '@/src/node/paths';
import type { ApiEntry, ApiProp } from '@/src/shared/apiEntry';

const read = (address: string): ApiEntry => {
  const [product, slug] = address.split('/') as [string, string];
  return getApiEntry(product, slug);
};

function readProp(address: string, name: string): ApiProp {
  const prop = read(address).props.find((candidate) => candidate.name === name);
  if (!prop) {
    throw new Error(`${address} has no prop ${name}`);
  }
  return prop;
}

const listRequired = (address: string) =>
  read(address)
    .props.filter(({ required }) => required)
    .map(({ name }) => name)
    .sort();

const quote = (members: string) => members.split(' ').map((member) => `'${member}'`);

describe('required props', () => {
  test.each([
    ['material-ui/button', ''],
    ['material-ui/text-field', ''],
    ['material-ui/autocomplete', 'options renderInput'],
    ['material-ui/select', ''],
    ['material-ui/tooltip', 'children title'],
    ['material-ui/slider', ''],
    ['material-ui/grid-2', ''],
    ['material-ui/typography', ''],
    ['material-ui/masonry', 'children'],
    ['material-ui/click-away-listener', 'children onClickAway'],
    ['joy-ui/button', ''],
    ['joy-ui/select', ''],
    ['joy-ui/menu', ''],
    ['base-ui/select', ''],
    ['base-ui/switch', ''],
    ['base-ui/use-transition-trigger', 'requestEnter'],
    ['system/box', ''],
    ['x/data-grid', 'columns'],
  ])('of %s: "%s"', (address, names) => {
    expect(listRequired(address).join(' ')).toBe(names);
  });
});

describe('members of unions, in the order of the declaration', () => {
  test.each([
    ['material-ui/button', 'variant', 'text outlined contained'],
    ['material-ui/button', 'color', 'inherit primary secondary success error info warning'],
    ['material-ui/button', 'size', 'small medium large'],
    ['material-ui/button', 'loadingPosition', 'start end center'],
    ['material-ui/text-field', 'margin', 'dense normal none'],
    ['material-ui/text-field', 'variant', 'outlined standard filled'],
    ['material-ui/select', 'variant', 'outlined standard filled'],
    ['material-ui/slider', 'orientation', 'horizontal vertical'],
    ['material-ui/grid-2', 'wrap', 'nowrap wrap wrap-reverse'],
    ['material-ui/typography', 'align', 'inherit left center right justify'],
    [
      'material-ui/tooltip',
      'placement',
      'bottom-end bottom-start bottom left-end left-start left right-end right-start right top-end top-start top',
    ],
    ['joy-ui/button', 'size', 'sm md lg'],
    ['joy-ui/button', 'variant', 'plain outlined soft solid'],
    ['base-ui/use-button', 'type', 'submit reset button'],
    ['x/data-grid', 'density', 'compact standard comfortable'],
  ])('%s: %s', (address, name, members) => {
    expect(readProp(address, name).type.members).toEqual(quote(members));
  });

  test('includes members that are not strings, such as number and null for the step of a slider', () => {
    expect(readProp('material-ui/slider', 'step').type.members).toEqual(['number', 'null']);
  });
});

describe('defaults', () => {
  test.each([
    ['material-ui/button', 'variant', "'text'"],
    ['material-ui/button', 'loading', 'null'],
    ['material-ui/text-field', 'variant', "'outlined'"],
    ['material-ui/autocomplete', 'clearText', "'Clear'"],
    ['material-ui/autocomplete', 'forcePopupIcon', "'auto'"],
    ['material-ui/select', 'multiple', 'false'],
    ['material-ui/select', 'IconComponent', 'ArrowDropDownIcon'],
    ['material-ui/tooltip', 'placement', "'bottom'"],
    ['material-ui/tooltip', 'enterTouchDelay', '700'],
    ['material-ui/slider', 'step', '1'],
    ['material-ui/grid-2', 'wrap', "'wrap'"],
    ['material-ui/typography', 'variant', "'body1'"],
    ['joy-ui/button', 'loadingPosition', "'center'"],
    ['base-ui/select', 'multiple', 'false'],
    ['base-ui/use-button', 'disabled', 'false'],
  ])('%s: %s is %s', (address, name, value) => {
    expect(readProp(address, name).default).toBe(value);
  });

  test.each([
    ['material-ui/button', 'startIcon'],
    ['material-ui/tooltip', 'title'],
    ['base-ui/switch', 'checked'],
  ])('%s: %s has none', (address, name) => {
    expect(readProp(address, name)).not.toHaveProperty('default');
  });
});

describe('deprecated members', () => {
  test.each([
    ['material-ui/text-field', 'FormHelperTextProps', 'Use `slotProps.formHelperText` instead.'],
    ['material-ui/autocomplete', 'ChipProps', 'Use `slotProps.chip` instead.'],
    ['material-ui/autocomplete', 'PaperComponent', 'Use `slots.paper` instead.'],
    ['material-ui/slider', 'components', 'use the `slots` prop instead.'],
    ['material-ui/typography', 'paragraph', 'Use the `component` prop instead.'],
  ])('%s: %s', (address, name, start) => {
    expect(readProp(address, name).deprecated).toMatch(
      new RegExp(`^${start.replace(/[.$]/g, '\\$&')}`),
    );
  });

  test('Typography has no other deprecated members', () => {
    const deprecated = read('material-ui/typography').props.filter((prop) => 'deprecated' in prop);
    expect(deprecated.map(({ name }) => name)).toEqual(['paragraph']);
  });
});

describe('where a prop comes from', () => {
  const button = { group: 'inherited', name: 'ButtonBase', package: '@mui/material' };
  test.each([
    ['material-ui/button', 'focusRipple', button],
    ['material-ui/button', 'LinkComponent', button],
    ['material-ui/loading-button', 'focusRipple', button],
    ['material-ui/button', 'loading', { group: 'own', name: 'Button', package: '@mui/material' }],
    ['joy-ui/menu', 'color', { group: 'own', name: 'Menu', package: '@mui/joy' }],
  ])('%s: %s', (address, name, from) => {
    expect(readProp(address, name).from).toEqual(from);
  });

  const listNames = (address: string, set: string) =>
    read(address).sets.find((use) => use.set === set)?.names ?? [];

  test.each([
    ['material-ui/button', 'DOMAttributes', 'onClick'],
    ['material-ui/button', 'AriaAttributes', 'aria-label'],
    ['material-ui/button', 'ButtonHTMLAttributes', 'type'],
    ['material-ui/button', 'ButtonHTMLAttributes', 'form'],
    ['joy-ui/button', 'ButtonHTMLAttributes', 'form'],
    ['material-ui/typography', 'HTMLAttributes', 'title'],
    ['system/box', 'HTMLAttributes', 'id'],
    ['system/box', 'SystemProps', 'bgcolor'],
    ['material-ui/typography', 'SystemProps', 'mt'],
  ])('%s: %s has %s', (address, set, name) => {
    expect(listNames(address, set)).toContain(name);
    expect(getApiSet(set).members.map((member) => member.name)).toContain(name);
  });

  test.each(['material-ui/button', 'material-ui/slider', 'joy-ui/select', 'base-ui/switch'])(
    '%s has the attributes of its element: all aria ones, and the events of React',
    (address) => {
      expect(listNames(address, 'AriaAttributes').length).toBeGreaterThanOrEqual(48);
      expect(listNames(address, 'DOMAttributes').length).toBeGreaterThanOrEqual(150);
    },
  );

  test('own props are not listed as native attributes', () => {
    expect(listNames('material-ui/button', 'ButtonHTMLAttributes')).not.toContain('disabled');
    expect(listNames('material-ui/tooltip', 'HTMLAttributes')).not.toContain('title');
  });
});

describe('slots and classes', () => {
  const listSlots = (address: string) =>
    read(address).slots.map((slot) => [slot.name, slot.default, slot.className]);

  test('of Switch in Base UI', () => {
    expect(listSlots('base-ui/switch')).toEqual([
      ['root', "'span'", 'base-Switch-root'],
      ['input', "'input'", 'base-Switch-input'],
      ['thumb', "'span'", 'base-Switch-thumb'],
      ['track', "'span'", 'base-Switch-track'],
    ]);
  });

  test('of Select in Joy UI', () => {
    expect(listSlots('joy-ui/select').slice(0, 2)).toEqual([
      ['root', "'div'", 'MuiSelect-root'],
      ['button', "'button'", 'MuiSelect-button'],
    ]);
    expect(listSlots('joy-ui/select').at(-1)).toEqual(['listbox', "'ul'", 'MuiSelect-listbox']);
  });

  test('of Tooltip in Material UI: the transition has no class', () => {
    const [popper, transition] = listSlots('material-ui/tooltip');
    expect(popper).toEqual(['popper', 'Popper', 'MuiTooltip-popper']);
    expect(transition).toEqual(['transition', 'Grow', undefined]);
  });

  test.each([
    ['material-ui/slider', 'root', "'span'"], // styled('span') in the code.
    ['material-ui/text-field', 'root', undefined], // It has no such slot.
    ['material-ui/text-field', 'input', 'OutlinedInput'],
    ['material-ui/alert', 'icon', "'div'"],
    ['material-ui/alert', 'closeButton', 'IconButton'],
    ['material-ui/dialog', 'transition', 'Fade'], // Declared as Collapse.
    ['material-ui/speed-dial', 'transition', 'Zoom'], // Declared as {}.
    ['material-ui/avatar', 'img', "'img'"],
    ['joy-ui/button', 'root', "'button'"],
    ['joy-ui/link', 'startDecorator', "'span'"],
    ['base-ui/input', 'root', "'div'"],
    ['base-ui/option-group', 'list', "'ul'"],
    ['base-ui/button', 'root', "props.href || props.to ? 'a' : 'button'"],
    ['x/data-grid', 'toolbar', 'null'],
  ])('%s: the slot %s is %s by default', (address, name, value) => {
    expect(read(address).slots.find((slot) => slot.name === name)?.default).toBe(value);
  });

  const listStates = (address: string) =>
    read(address)
      .classes.filter(({ state }) => state)
      .map(({ className }) => className)
      .sort();

  test.each([
    ['base-ui/switch', 'base--checked base--disabled base--focusVisible base--readOnly'],
    ['material-ui/button', 'Mui-disabled Mui-focusVisible'],
    ['joy-ui/button', 'Mui-disabled Mui-focusVisible'],
    ['material-ui/typography', ''],
  ])('states of %s: "%s"', (address, classes) => {
    expect(listStates(address).join(' ')).toBe(classes);
  });

  test('Button has a deprecated class for each pair of variant and color', () => {
    const rule = read('material-ui/button').classes.find((item) => item.rule === 'textPrimary');
    expect(rule).toMatchObject({ className: 'MuiButton-textPrimary', state: false });
    expect(rule?.deprecated).toMatch(/^Combine the /);
  });
});

describe('LoadingButton is Button under another name', () => {
  const button = read('material-ui/button');
  const alias = read('material-ui/loading-button');

  /** A member without its dates: the history of the lab isn't recorded. */
  const withoutDates = <Member extends { since?: string; deprecatedSince?: string }>({
    since: _since,
    deprecatedSince: _deprecatedSince,
    ...rest
  }: Member) => rest;

  test('has the same props, defaults and descriptions', () => {
    // Only where they come from has another name; the order follows from that.
    const listProps = ({ props }: ApiEntry) =>
      props
        .map(({ from: _from, ...prop }) => withoutDates(prop))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(listProps(alias)).toEqual(listProps(button));
    expect(alias.props.length).toBeGreaterThan(25);
  });

  test('inherits the same props from ButtonBase', () => {
    const listInherited = ({ props }: ApiEntry) =>
      props
        .filter(({ from }) => from.group === 'inherited')
        .map(({ name, from }) => [name, from.name, from.package]);
    expect(listInherited(alias)).toEqual(listInherited(button));
  });

  test.each([
    'sets',
    'types',
    'themeName',
    'ref',
    'polymorphic',
    'childNeedsRef',
    'inherits',
  ] as const)('with the same %s', (field) => {
    expect(alias[field]).toEqual(button[field]);
  });

  test('with the same classes and slots', () => {
    expect(alias.classes.map(withoutDates)).toEqual(button.classes.map(withoutDates));
    expect(alias.slots.map(withoutDates)).toEqual(button.slots.map(withoutDates));
  });

  test('has its own imports and the deprecation warning of its code', () => {
    expect(alias.package).toBe('@mui/lab');
    expect(alias.imports[0]).toBe("import LoadingButton from '@mui/lab/LoadingButton';");
    expect(alias.deprecated).toMatch(/now part of the Button component/);
    expect(button).not.toHaveProperty('deprecated');
  });

  test('has the theme key of Button, although another one is declared', () => {
    const notes = listApiNotes().filter(({ member }) => member === 'LoadingButton');
    expect(notes.map(({ kind }) => kind).sort()).toEqual(['choice', 'disagreement']);
    const text = notes.find(({ kind }) => kind === 'disagreement')?.text;
    expect(text).toMatch(/MuiLoadingButton is declared, but the code reads MuiButton/);
  });
});

describe('the whole component', () => {
  test.each([
    ['material-ui/button', 'MuiButton', 'ButtonBase', true, false, 'HTMLButtonElement'],
    ['material-ui/text-field', 'MuiTextField', 'FormControl', false, false, 'HTMLDivElement'],
    ['material-ui/tooltip', 'MuiTooltip', undefined, false, true, undefined],
    ['material-ui/fade', undefined, 'Transition', false, true, undefined],
    ['material-ui/slider', 'MuiSlider', undefined, true, false, 'HTMLSpanElement'],
    ['material-ui/masonry', 'MuiMasonry', undefined, true, false, 'HTMLDivElement'],
    ['material-ui/loading-button', 'MuiButton', 'ButtonBase', true, false, 'HTMLButtonElement'],
    ['joy-ui/button', 'JoyButton', undefined, true, false, 'HTMLButtonElement'],
    ['x/data-grid', 'MuiDataGrid', undefined, false, false, 'HTMLDivElement'],
  ])(
    '%s: theme key %s, inherits %s, polymorphic %s, child must hold a ref %s, ref of %s',
    (address, themeName, inherits, polymorphic, childNeedsRef, type) => {
      const entry = read(address);
      expect([entry.themeName, entry.inherits]).toEqual([themeName, inherits]);
      expect([entry.polymorphic, entry.childNeedsRef]).toEqual([polymorphic, childNeedsRef]);
      expect(entry.ref).toEqual({ holds: true, ...(type && { type }) });
    },
  );

  test('ClickAwayListener takes no ref, and its child must accept one', () => {
    const { ref, childNeedsRef } = read('material-ui/click-away-listener');
    expect([ref?.holds, childNeedsRef]).toEqual([false, true]);
  });

  test('Box of MUI System declares a ref and a component', () => {
    const { ref, polymorphic } = read('system/box');
    expect([ref?.holds, polymorphic]).toEqual([true, true]);
  });

  test.each([
    ['material-ui/grid-2', 'import Grid2 from', '@mui/material/Grid2', 'import { Grid2 } from'],
    ['material-ui/masonry', 'import Masonry from', '@mui/lab/Masonry', 'import { Masonry } from'],
    ['base-ui/select', 'import { Select } from', '@mui/base/Select', 'import { Select } from'],
  ])('%s is imported from its folder or from the package', (address, one, folder, other) => {
    const { imports, package: name } = read(address);
    expect(imports).toEqual([`${one} '${folder}';`, `${other} '${name}';`]);
  });

  test.each([
    [
      'base-ui/use-transition-trigger',
      "import { useTransitionTrigger } from '@mui/base/useTransition';",
    ],
    [
      'material-ui/init-color-scheme-script',
      "import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';",
    ],
  ])('%s is exported by its folder only', (address, statement) => {
    expect(read(address).imports).toEqual([statement]);
  });

  test.each([
    ['x/data-grid', 'headerFilters', 'pro'],
    ['x/data-grid', 'cellSelection', 'premium'],
    ['x/data-grid', 'rows', undefined],
    ['x/data-grid', 'density', undefined],
  ])('%s: %s belongs to the plan %s', (address, name, plan) => {
    expect(readProp(address, name).plan).toBe(plan);
  });

  test('functions have a signature', () => {
    const { signature } = readProp('material-ui/slider', 'onChangeCommitted');
    expect(signature?.parameters.map(({ name }) => name)).toEqual(['event', 'value']);
    expect(signature?.returns.type).toBe('void');
  });
});

describe('hooks', () => {
  test.each([
    ['base-ui/use-transition-trigger', 'contextValue hasExited'],
    ['base-ui/use-button', 'active focusVisible getRootProps rootRef setFocusVisible'],
    [
      'base-ui/use-select',
      'buttonActive buttonFocusVisible buttonRef contextValue disabled dispatch getButtonProps getHiddenInputProps getListboxProps getOptionMetadata highlightedOption listboxRef open options value',
    ],
  ])('%s returns %s', (address, names) => {
    const { kind, returns } = read(address);
    expect(kind).toBe('hook');
    expect(
      returns
        .map(({ name }) => name)
        .sort()
        .join(' '),
    ).toBe(names);
  });

  test('useButton takes the parameters of its interface', () => {
    expect(
      read('base-ui/use-button')
        .props.map(({ name }) => name)
        .sort(),
    ).toEqual(
      (
        'disabled focusableWhenDisabled href onFocusVisible rootElementName rootRef tabIndex ' +
        'to type'
      ).split(' '),
    );
  });

  test.each([
    ['base-ui/use-button', true, 9],
    ['base-ui/use-snackbar', true, 5],
    ['base-ui/use-transition-trigger', false, 1],
    ['base-ui/use-menu-item-context-stabilizer', false, 1],
    ['base-ui/use-option-context-stabilizer', false, 1],
    ['base-ui/use-form-control-context', false, 0],
  ])('%s takes one object of options: %s, with %d members or parameters', (address, is, count) => {
    const { takesOptions, props } = read(address);
    expect([takesOptions, props.length]).toEqual([is, count]);
  });

  test('components have no `takesOptions`', () => {
    expect(read('material-ui/button')).not.toHaveProperty('takesOptions');
  });

  test('the parameter of useTransitionTrigger is a boolean', () => {
    const { props, returnType } = read('base-ui/use-transition-trigger');
    expect(props.map(({ name, type }) => [name, type.written])).toEqual([
      ['requestEnter', 'boolean'],
    ]);
    expect(returnType?.written).toBe('UseTransitionTriggerReturnValue');
  });
});

describe('links to types', () => {
  test.each([
    ['material-ui/button', 'action', 'ButtonBaseActions', 'focusVisible(): void'],
    ['material-ui/slider', 'marks', 'Mark', 'value: number'],
    ['base-ui/switch', 'slots', 'SwitchSlots', 'track?: React.ElementType | null'],
    ['material-ui/grid-2', 'wrap', 'GridWrap', "'nowrap' | 'wrap' | 'wrap-reverse'"],
    ['x/data-grid', 'density', 'GridDensity', "'compact' | 'standard' | 'comfortable'"],
  ])('%s: %s links to %s, whose definition has %s', (address, name, type, part) => {
    expect(readProp(address, name).type.links).toContain(type);
    expect(read(address).types[type]?.definition).toContain(part);
  });

  test('resolve to definitions in all entries', () => {
    for (const { product, slug } of listApiEntries()) {
      const entry = getApiEntry(product, slug);
      const links = [...entry.props, ...entry.returns].flatMap((prop) => prop.type.links);
      expect(links.filter((name) => !(name in entry.types))).toEqual([]);
    }
  });
});

describe('the set of entries', () => {
  const entries = listApiEntries();
  const count = (names: string[]) =>
    entries.filter((entry) => names.includes(entry.package)).length;

  test.each([
    [['@mui/material', '@mui/lab'], 145, 7],
    [['@mui/joy'], 79, 7],
    [['@mui/base'], 54, 7],
    [['@mui/system'], 4, 0],
    [['@mui/x-data-grid'], 1, 0],
  ])('%j: about %d', (names, about, tolerance) => {
    expect(Math.abs(count(names) - about)).toBeLessThanOrEqual(tolerance);
  });

  /** Folders of components: they are exported from the index, and have an own declaration of their name. */
  const listFolders = (name: string) => {
    const folder = path.join(ROOT, 'node_modules', name);
    const index = readFileSync(path.join(folder, 'index.d.ts'), 'utf8');
    return [...index.matchAll(/ from '\.\/(\w+)'/g)]
      .map((match) => match[1]!)
      .filter((part) => existsSync(path.join(folder, part, `${part}.d.ts`)))
      .filter((part, position, all) => all.indexOf(part) === position);
  };

  /** In the index, but left out, as their authors mark them with @ignore. */
  const IGNORED: readonly string[] = ['@mui/joy TextField'];

  test.each([
    ['@mui/material', 120],
    ['@mui/joy', 70],
    ['@mui/base', 40],
  ])('%s: has every export of its index that has a folder of the same name', (name, floor) => {
    const folders = listFolders(name).map((part) => part.replace(/^(Unstable|unstable)_/, ''));
    // Base UI documents its hooks too.
    const kinds = name === '@mui/base' ? /^(?:[A-Z]|use[A-Z])/ : /^[A-Z]/;
    const wanted = folders.filter(
      (part) => kinds.test(part) && !IGNORED.includes(`${name} ${part}`),
    );
    expect(wanted.length).toBeGreaterThan(floor);
    const present = new Set(
      entries.filter((entry) => entry.package === name).map((entry) => entry.name),
    );
    expect(wanted.filter((part) => !present.has(part))).toEqual([]);
  });
});
