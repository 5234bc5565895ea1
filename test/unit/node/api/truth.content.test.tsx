/** @jest-environment jsdom */
/**
 * Compares entries with rendered components, as far as this can be automated: classes, theme keys, slots and defaults.
 */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  CssVarsProvider as JoyProvider,
  extendTheme as createJoyTheme,
  type CssVarsThemeOptions,
} from '@mui/joy/styles';
import { ThemeProvider, createTheme, type ThemeOptions } from '@mui/material/styles';
import {
  ThemeProvider as SystemProvider,
  createTheme as createSystemTheme,
  type ThemeOptions as SystemThemeOptions,
} from '@mui/system';
import { createElement, type ElementType, type ReactNode } from 'react';
import { getApiEntry } from '@/src/node/api/store';
import type { ApiEntry } from '@/src/shared/apiEntry';
import { EXAMPLES } from './examples';
import {
  createSlotProbe,
  getHtml,
  getKey,
  listComponents,
  listOtherValues,
  readLiteral,
  runImport,
  setUpMatchMedia,
  type Props,
} from './harness';

/** Cannot be loaded: they are views of a package that is not installed, and that this site does not use. */
const NOT_LOADABLE = /^@mui\/material Pigment(Container|Grid|Hidden|Stack)$/;

/** Documented slots that nothing shows without interaction, or that the code never reads. */
const UNOBSERVED_SLOTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@mui/material SpeedDialAction': {
    popper: 'its tooltip opens on hover only',
    transition: 'its tooltip opens on hover only',
    tooltip: 'its tooltip opens on hover only',
    arrow: 'its tooltip opens on hover only',
  },
  '@mui/material TablePagination': {
    menuItem: 'its menu opens on click only',
    actions: 'no component, but an object with the slots of the actions',
  },
  '@mui/joy Grid': { root: 'declared in GridSlots, but the code reads no slots' },
  '@mui/joy Menu': {
    root: 'the code only asks whether it is given, and then draws its own list without a popper',
  },
  '@mui/joy Stack': { root: 'declared in StackSlots, but the code reads no slots' },
};

/** Props whose documented default, given by hand, draws something else than no prop at all. */
const KNOWN_DISAGREEMENTS: Readonly<Record<string, string>> = {
  '@mui/material Autocomplete.unstable_classNamePrefix': 'internal; the code passes it to the page',
  '@mui/material InitColorSchemeScript.attribute':
    'declared by MUI System, replaced by Material UI',
  '@mui/material InitColorSchemeScript.colorSchemeStorageKey': 'as its attribute',
  '@mui/material InitColorSchemeScript.modeStorageKey': 'as its attribute',
  '@mui/material MenuItem.tabIndex': 'declared for ButtonBase; menu items have -1',
  '@mui/joy Autocomplete.color': 'its own color also replaces that of the variant variables',
  '@mui/joy Autocomplete.unstable_classNamePrefix': 'internal; the code passes it to the page',
  '@mui/joy Button.tabIndex': 'a native button gets no attribute unless one is given',
  '@mui/joy Checkbox.color': 'primary while checked',
  '@mui/joy Checkbox.variant': 'outlined while not checked',
  '@mui/joy CircularProgress.size': 'a size of its own also goes before the size variables',
  '@mui/joy IconButton.size': 'a size of its own also goes before the size variables',
  '@mui/joy IconButton.tabIndex': 'a native button gets no attribute unless one is given',
  '@mui/joy InitColorSchemeScript.attribute': 'declared by MUI System, replaced by Joy UI',
  '@mui/joy InitColorSchemeScript.colorSchemeStorageKey': 'as its attribute',
  '@mui/joy InitColorSchemeScript.modeStorageKey': 'as its attribute',
  '@mui/joy Input.color': 'its own color also goes before the focus variables',
  '@mui/joy Link.variant': 'without one there is no variant at all',
  '@mui/joy Menu.open': 'without it the dropdown decides',
  '@mui/joy MenuButton.disabled': 'without it the button is disabled while loading',
  '@mui/joy MenuButton.loadingPosition': 'the styles look at the prop alone',
  '@mui/joy Radio.color': 'primary while checked',
  '@mui/joy SvgIcon.size': 'a size of its own also goes before the size variables',
  '@mui/joy Switch.color': 'primary while checked',
  '@mui/joy Textarea.color': 'its own color also goes before the focus variables',
  '@mui/base NumberInput.componentName': 'the hook has it; the component passes it to the page',
};

const components = listComponents().filter((entry) => !NOT_LOADABLE.test(getKey(entry)));
const cases = components.map((entry) => [getKey(entry), entry] as const);
const loaded = new Map<string, ElementType>();

beforeAll(async () => {
  setUpMatchMedia();
  // Tests render elements where HTML doesn't allow them, and deprecated components log warnings.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (const entry of components) {
    const { value } = await runImport(entry.imports[0]!);
    loaded.set(getKey(entry), value as ElementType);
  }
});

function draw(entry: ApiEntry, props: Props, Provider?: (element: ReactNode) => ReactNode): string {
  const key = getKey(entry);
  const element = createElement(loaded.get(key)!, props);
  const whole = EXAMPLES[key]?.wrap?.(element) ?? element;
  return getHtml(Provider ? Provider(whole) : whole);
}

const minimal = new Map<ApiEntry, string>();

/** The component with no more than it needs, as it was drawn first. */
function drawMinimum(entry: ApiEntry): string {
  const html = minimal.get(entry) ?? draw(entry, getMinimum(entry));
  minimal.set(entry, html);
  return html;
}

const getMinimum = (entry: ApiEntry): Props => EXAMPLES[getKey(entry)]?.props ?? {};
const getRich = (entry: ApiEntry): Props => ({
  ...getMinimum(entry),
  ...EXAMPLES[getKey(entry)]?.rich,
});

describe('every component', () => {
  test('can be loaded, except those in the list', async () => {
    const named = listComponents().filter((entry) => NOT_LOADABLE.test(getKey(entry)));
    expect(named).toHaveLength(4);
    for (const entry of named) {
      await expect(runImport(entry.imports[0]!)).rejects.toThrow(/@mui\/material-pigment-css/);
    }
  });

  test.each(cases)(
    '%s: all its import statements import the same component',
    async (key, entry) => {
      expect(entry.imports.length).toBeGreaterThan(0);
      for (const statement of entry.imports) {
        expect((await runImport(statement)).value).toBe(loaded.get(key));
      }
    },
  );

  test.each(cases)('%s renders the same HTML twice', (_key, entry) => {
    expect(draw(entry, getMinimum(entry))).toBe(drawMinimum(entry));
  });

  test('is in the table of examples only if it exists', () => {
    const keys = new Set(loaded.keys());
    expect(Object.keys(EXAMPLES).filter((key) => !keys.has(key))).toEqual([]);
  });
});

/** Declared without a ref, and made without forwardRef; yet one gets through. */
const REF_BY_CHANCE: Readonly<Record<string, string>> = {
  '@mui/base CssAnimation': 'passes all props on to its element, and for React 19 a ref is a prop',
};

/**
 * Drawn with another element than the declared one: this. The page says what the declared type is.
 * A ref on a tooltip reaches its child.
 */
const OTHER_REF: Readonly<Record<string, string>> = {
  '@mui/material AccordionSummary': 'HTMLButtonElement',
  '@mui/material Checkbox': 'HTMLSpanElement',
  '@mui/material DialogContentText': 'HTMLParagraphElement',
  '@mui/material DialogTitle': 'HTMLHeadingElement',
  '@mui/material PaginationItem': 'HTMLButtonElement',
  '@mui/material Radio': 'HTMLSpanElement',
  '@mui/material Switch': 'HTMLSpanElement',
  '@mui/material Tab': 'HTMLButtonElement',
  '@mui/material TabScrollButton': 'HTMLDivElement',
  '@mui/material Typography': 'HTMLParagraphElement',
  '@mui/lab TimelineContent': 'HTMLDivElement',
  '@mui/lab TimelineOppositeContent': 'HTMLDivElement',
  '@mui/joy DialogTitle': 'HTMLHeadingElement',
  '@mui/joy FormHelperText': 'HTMLDivElement',
  '@mui/joy Menu': 'HTMLUListElement',
  '@mui/joy MenuItem': 'HTMLLIElement',
  '@mui/joy Select': 'HTMLDivElement',
  '@mui/joy Tooltip': 'HTMLButtonElement',
  '@mui/joy Typography': 'HTMLParagraphElement',
};

describe('refs', () => {
  const reach = (entry: ApiEntry, props: Props) => {
    let reached: unknown = null;
    const ref = (value: unknown) => {
      reached = value ?? reached;
    };
    draw(entry, { ...props, ref });
    return reached;
  };

  test.each(cases)('%s: a ref receives an element only if the entry says so', (key, entry) => {
    expect({ holds: reach(entry, getRich(entry)) instanceof Element }).toEqual({
      holds: key in REF_BY_CHANCE ? !entry.ref?.holds : entry.ref?.holds,
    });
  });

  const withType = cases.filter(([, { ref }]) => ref?.type !== undefined);
  test('have a declared type for most', () => {
    expect(withType.length).toBeGreaterThanOrEqual(150);
  });
  test.each(withType)(
    '%s: the element has the declared type, except for listed ones',
    (key, entry) => {
      const declared = entry.ref!.type!;
      // A type from which the element's own derives (`Element`, `HTMLElement`) is right as well.
      const constructor = (window as unknown as Record<string, unknown>)[declared];
      // Some draw nothing until they are open; others draw something else with more props.
      const element = (reach(entry, getMinimum(entry)) ?? reach(entry, getRich(entry))) as Element;
      const name = element.constructor.name;
      const isRight = typeof constructor === 'function' && element instanceof constructor;
      expect(isRight ? undefined : name).toBe(OTHER_REF[key]);
    },
  );
});

/** Where the class map is not in the component's own module: it uses another's classes. */
const CLASSES_FROM: Readonly<Record<string, string>> = {
  '@mui/lab LoadingButton': '@mui/material/Button',
  '@mui/material MenuList': '@mui/material/List',
  '@mui/material SwipeableDrawer': '@mui/material/Drawer',
};

describe('classes', () => {
  const withClasses = cases.filter(([, { classes }]) => classes.length > 0);

  test.each(withClasses)('%s: equal its class map', async (key, entry) => {
    const from = CLASSES_FROM[key];
    const statement = from ? `import X from '${from}';` : entry.imports[0]!;
    const { module } = await runImport(statement);
    const folder = (from ?? entry.name).split('/').at(-1)!;
    const name = `${folder[0]!.toLowerCase()}${folder.slice(1)}Classes`;
    const map = module[name] as Record<string, string>;
    const documented = Object.fromEntries(entry.classes.map((item) => [item.rule, item.className]));
    expect(map).toMatchObject(documented);
  });

  test.each(withClasses)(
    '%s: state classes and no others have no component in them',
    (_key, entry) => {
      for (const { className, state } of entry.classes) {
        expect([className, /^(?:Mui-|base--)/.test(className)]).toEqual([className, state]);
        expect(className).toMatch(/^(?:Mui|base-)/);
      }
    },
  );

  const withRoot = cases.filter(([, entry]) => entry.classes.some(({ rule }) => rule === 'root'));
  test('are documented with a root for most', () => {
    expect(withRoot.length).toBeGreaterThanOrEqual(225);
  });
  test.each(withRoot)('%s: the documented root class is rendered', (_key, entry) => {
    const { className } = entry.classes.find(({ rule }) => rule === 'root')!;
    const classes = drawMinimum(entry).match(/class="[^"]*"/g) ?? [];
    expect(classes.join(' ').split(/[\s"=]+/)).toContain(className);
  });
});

/** Draws under a theme with default props for one key. */
function underTheme(entry: ApiEntry, key: string, defaultProps: Props) {
  const options: object = { components: { [key]: { defaultProps } } };
  return (element: ReactNode): ReactNode => {
    if (entry.package === '@mui/joy') {
      const theme = createJoyTheme(options as CssVarsThemeOptions);
      return <JoyProvider theme={theme}>{element}</JoyProvider>;
    }
    if (entry.package === '@mui/system') {
      const theme = createSystemTheme(options as SystemThemeOptions);
      return <SystemProvider theme={theme}>{element}</SystemProvider>;
    }
    return <ThemeProvider theme={createTheme(options as ThemeOptions)}>{element}</ThemeProvider>;
  };
}

/** Components that have no element of their own for attributes: another default prop, and what shows it. */
const THEME_PROBES: Readonly<Record<string, [props: Props, shown: RegExp]>> = {
  '@mui/material CssBaseline': [{ enableColorScheme: true }, /color-scheme:/],
};

/** Other names for a component. */
const ALIASES: Readonly<Record<string, string>> = {
  '@mui/lab LoadingButton': 'Button',
};

describe('theme keys', () => {
  const hasProbe = (entry: ApiEntry, key: string) => {
    const [props, shown] = THEME_PROBES[getKey(entry)] ?? [
      { className: 'from-theme', 'data-theme-probe': '' },
      /from-theme|data-theme-probe/,
    ];
    const themed = draw(entry, getMinimum(entry), underTheme(entry, key, props));
    return shown.test(themed) && !shown.test(drawMinimum(entry));
  };
  const prefix = (entry: ApiEntry) => (entry.package === '@mui/joy' ? 'Joy' : 'Mui');

  const withKey = cases.filter(([, { themeName }]) => themeName !== undefined);
  test('are documented for most', () => {
    expect(withKey.length).toBeGreaterThanOrEqual(200);
  });
  test.each(withKey)('%s: default props under the documented theme key apply', (key, entry) => {
    expect(entry.themeName).toBe(prefix(entry) + (ALIASES[key] ?? entry.name));
    expect(hasProbe(entry, entry.themeName!)).toBe(true);
  });

  test('the theme key of the Data Grid applies', async () => {
    const { themeName, imports } = getApiEntry('x', 'data-grid');
    const Grid = (await runImport(imports[0]!)).value as ElementType;
    const drawUnder = (defaultProps: Props) => {
      const theme = createTheme({ components: { MuiDataGrid: { defaultProps } } } as object);
      return getHtml(
        <ThemeProvider theme={theme}>
          <Grid columns={[]} rows={[]} />
        </ThemeProvider>,
      );
    };
    expect(drawUnder({ className: 'from-theme' })).toContain('from-theme');
    expect(drawUnder({})).not.toContain('from-theme');
    expect(themeName).toBe('MuiDataGrid');
  });

  const withoutKey = cases.filter(([, { themeName }]) => themeName === undefined);
  test.each(withoutKey)('%s: has no theme key, and none applies', (_key, entry) => {
    expect(hasProbe(entry, prefix(entry) + entry.name)).toBe(false);
  });
});

describe('slots', () => {
  const withSlots = cases.filter(([, { slots }]) => slots.length > 0);
  const countSlots = () => withSlots.flatMap(([, { slots }]) => slots).length;

  test('are documented, and nearly all are tested here', () => {
    const unobserved = Object.values(UNOBSERVED_SLOTS).flatMap(Object.keys).length;
    expect(countSlots() - unobserved).toBeGreaterThanOrEqual(300);
  });
  test.each(withSlots)('%s: each documented slot takes a component', (key, entry) => {
    const observed = entry.slots.filter(({ name }) => {
      const props = { ...getRich(entry), ...EXAMPLES[key]?.slots?.[name] };
      const slots = { [name]: createSlotProbe(name) };
      return draw(entry, { ...props, slots }).includes('data-slot-probe');
    });
    const exceptions = Object.keys(UNOBSERVED_SLOTS[key] ?? {});
    expect(observed.map(({ name }) => name)).toEqual(
      entry.slots.map(({ name }) => name).filter((name) => !exceptions.includes(name)),
    );
  });
});

/** Whether props draw something else; with some values of one prop others have to be given, or an error comes. */
function changes(entry: ApiEntry, props: Props, html: string): boolean {
  try {
    return draw(entry, props) !== html;
  } catch {
    return false;
  }
}

describe('defaults', () => {
  let compared = 0;
  let observed = 0;
  const agreeing = new Set<string>();

  test.each(cases)('%s: passing them explicitly changes nothing', (key, entry) => {
    const disagreeing: string[] = [];
    const minimum = getMinimum(entry);
    const plain = new Map<Props, string>([[minimum, drawMinimum(entry)]]);
    const bases = EXAMPLES[key]?.rich ? [minimum, getRich(entry)] : [minimum];
    for (const prop of entry.props.filter(({ from }) => from.group === 'own')) {
      const literal = prop.default === undefined ? [] : readLiteral(prop.default);
      if (literal.length === 0) {
        continue;
      }
      const id = `${key}.${prop.name}`;
      let isObserved = false;
      let agrees = true;
      for (const base of bases) {
        const { [prop.name]: given, ...props } = base;
        let without = given === undefined ? plain.get(base) : undefined;
        if (without === undefined) {
          without = draw(entry, props);
          if (given === undefined) {
            plain.set(base, without);
          }
        }
        agrees &&= draw(entry, { ...props, [prop.name]: literal[0] }) === without;
        isObserved ||= listOtherValues(prop, literal[0]).some((other) =>
          changes(entry, { ...props, [prop.name]: other }, without),
        );
      }
      compared += 1;
      observed += isObserved ? 1 : 0;
      if (agrees) {
        agreeing.add(id);
      } else if (!(id in KNOWN_DISAGREEMENTS)) {
        disagreeing.push(id);
      }
    }
    expect(disagreeing).toEqual([]);
  });

  // Measured: 748 of 985. The others only have an effect later (delays, focus, closing), or together with props that
  // the examples don't have.
  test('are compared, and for most another value changes the output', () => {
    expect(compared).toBeGreaterThanOrEqual(980);
    expect(observed).toBeGreaterThanOrEqual(740);
  });

  test('known differences still exist', () => {
    expect(Object.keys(KNOWN_DISAGREEMENTS).filter((id) => agreeing.has(id))).toEqual([]);
  });
});
