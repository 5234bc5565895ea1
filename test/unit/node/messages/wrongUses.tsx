/** Wrong uses of components and functions, each with a part of the message that it causes. */
import * as base from '@mui/base';
import { MultiSelect } from '@mui/base/MultiSelect';
import * as joy from '@mui/joy';
import * as lab from '@mui/lab';
import * as material from '@mui/material';
import {
  adaptV4Theme,
  alpha,
  createMuiTheme,
  createTheme,
  makeStyles,
  responsiveFontSizes,
  styled,
  useColorScheme,
  withStyles,
  withTheme,
  type ThemeOptions,
} from '@mui/material/styles';
import * as system from '@mui/system';
import * as grid from '@mui/x-data-grid';
import { unstable_ClassNameGenerator as oldClassNames } from '@mui/material/utils';
import { unstable_capitalize } from '@mui/utils';
import { fireEvent, render } from '@testing-library/react';
import createCache from '@emotion/cache';
import { createElement, useEffect, useState, type ElementType, type ReactElement } from 'react';

/** A wrong use. */
export interface WrongUse {
  /** A part of the message. */
  message: string;
  /** The component, hook, or function whose code writes the message; undefined for packages such as React. */
  name?: string;
  /** Does what is wrong. */
  run: () => void;
}

type Props = Record<string, unknown>;

/** Creates an element without the types that would refuse its props. */
const h = (type: ElementType, props: Props = {}, ...children: unknown[]): ReactElement =>
  createElement(type, props, ...(children as ReactElement[]));

const show =
  (type: ElementType, props?: Props, ...children: unknown[]) =>
  () =>
    void render(h(type, props, ...children));

const showTwice = (first: ReactElement, second: ReactElement) => () => {
  const { rerender } = render(first);
  rerender(second);
};

/**
 * Runs the checks of `propTypes`, which React 19 doesn't run, and writes their results as React 18 does. Their library
 * doesn't recognize elements of React 19, so the props have none.
 */
const check = (type: unknown, name: string, props: Props) => () => {
  const secret = 'SECRET_DO_NOT_PASS_THIS_OR_YOU_WILL_BE_FIRED';
  const { propTypes = {} } = type as {
    propTypes?: Record<string, (...args: unknown[]) => unknown>;
  };
  for (const [prop, validate] of Object.entries(propTypes)) {
    const error = validate(props, prop, name, 'prop', null, secret);
    if (error instanceof Error) {
      console.error(`Warning: Failed prop type: ${error.message}`);
    }
  }
};

const theme = (options: object) => () => void createTheme(options as ThemeOptions);
const tabs = (props: Props, ...children: unknown[]) =>
  show(material.Tabs, { value: 0, ...props }, ...children);
const items = createElement(
  // A fragment, as `<>…</>` creates it.
  Symbol.for('react.fragment') as unknown as ElementType,
  null,
  createElement('span', { key: 1 }, 'One'),
);
const field = (params: object) => h(material.TextField, { label: 'City', ...params });
const columns = [{ field: 'name' }];
const showGrid = (props: Props) => show(grid.DataGrid, { rows: [], columns, ...props });
const Plain = ({ label }: { label?: string }) => <span>{label ?? 'Plain'}</span>;

function SetMode() {
  const { setMode } = useColorScheme();
  useEffect(() => setMode('dark'), [setMode]);
  return null;
}

function SetColorScheme() {
  const { setColorScheme } = useColorScheme();
  useEffect(() => (setColorScheme as (name: string) => void)('sepia'), [setColorScheme]);
  return null;
}

function Loop() {
  const [count, setCount] = useState(0);
  // Lint would refuse the call itself.
  [count + 1].forEach(setCount);
  return null;
}

function WrongRef({ ref }: { ref?: (node: unknown) => void }) {
  useEffect(() => ref?.({}), [ref]);
  return null;
}

const mediaTheme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

/** Shows a grid, and calls its API after it is mounted. */
const callGrid = (use: (api: grid.GridApi) => void) => {
  function Grid() {
    const apiRef = grid.useGridApiRef();
    useEffect(() => use(apiRef.current), [apiRef]);
    return <grid.DataGrid apiRef={apiRef} rows={[]} columns={columns} />;
  }
  return show(Grid);
};

function Hook({ use }: { use: () => unknown }) {
  use();
  return null;
}

/** An input that reports a change without an element. */
function NoTarget({ onChange }: { onChange?: (event: object) => void }) {
  useEffect(() => onChange?.({ target: null }), [onChange]);
  return null;
}

export const WRONG_USES: readonly WrongUse[] = [
  // Fragments
  ...(
    [
      ['Tabs', material.Tabs, { value: false }],
      ['Menu', material.Menu, { open: true, anchorEl: document.body }],
      ['MenuList', material.MenuList, { autoFocusItem: true }],
      ['AvatarGroup', material.AvatarGroup, {}],
      ['BottomNavigation', material.BottomNavigation, {}],
      ['Breadcrumbs', material.Breadcrumbs, {}],
      ['ImageListItem', material.ImageListItem, {}],
      ['SpeedDial', material.SpeedDial, { ariaLabel: 'Share', open: true }],
      ['ToggleButtonGroup', material.ToggleButtonGroup, {}],
      ['Select', material.Select, { value: '' }],
    ] as const
  ).map(([name, type, props]) => ({
    message: "doesn't accept a Fragment as a child.",
    name,
    run: show(type, props, items),
  })),
  {
    message: 'Expected the first child of Accordion',
    name: 'Accordion',
    run: check(material.Accordion, 'Accordion', { children: ['Summary'] }),
  },
  {
    message: 'Unable to set focus to a MenuItem',
    name: 'MenuItem',
    run: show(material.MenuItem, { component: Plain, autoFocus: true }),
  },
  {
    message: 'Unable to set focus to a ListItemButton',
    name: 'ListItemButton',
    run: show(material.ListItemButton, { component: Plain, autoFocus: true }),
  },

  // Tabs
  {
    message: "None of the Tabs' children match with",
    name: 'Tabs',
    run: tabs({ value: 'b' }, h(material.Tab, { value: 'a', label: 'A' })),
  },
  {
    message: 'You can not use the `centered={true}` and `variant="scrollable"`',
    name: 'Tabs',
    run: tabs({ centered: true, variant: 'scrollable' }, h(material.Tab)),
  },

  // Select and text fields
  {
    message: 'You have provided an out-of-range value `fr`',
    name: 'Select',
    run: show(material.Select, { value: 'fr' }, h(material.MenuItem, { value: 'de' })),
  },
  {
    message: 'The `value` prop must be an array',
    name: 'Select',
    run: show(material.Select, { value: '', multiple: true }, h(material.MenuItem, { value: 1 })),
  },
  {
    message: '`children` must be passed when using the `TextField` component with `select`.',
    name: 'TextField',
    run: show(material.TextField, { select: true, value: '' }),
  },
  {
    message: 'You have provided a `inputComponent`',
    name: 'InputBase',
    run: show(material.InputBase, { inputComponent: WrongRef }),
  },
  {
    message: 'Did you use a custom `inputComponent` and forget to forward refs?',
    name: 'InputBase',
    run: () => {
      let change: ((event: unknown) => void) | undefined;
      render(
        h(material.InputBase, {
          inputComponent: ({ onChange }: { onChange: (event: unknown) => void }) => {
            change = onChange;
            return null;
          },
        }),
      );
      change?.({});
    },
  },
  {
    message: 'You can not use the `minRows` or `maxRows` props',
    name: 'InputBase',
    run: show(material.TextField, { multiline: true, rows: 2, minRows: 1 }),
  },
  {
    message: 'The `InputAdornment` variant infers the variant prop',
    name: 'InputAdornment',
    run: show(
      material.FormControl,
      { variant: 'filled' },
      h(material.InputAdornment, { position: 'start', variant: 'filled' }),
    ),
  },
  {
    message: 'There are multiple `InputBase` components inside a FormControl.',
    name: 'FormControl',
    run: show(material.FormControl, {}, h(material.Input), h(material.Input)),
  },

  // Autocomplete
  {
    message: 'method of Autocomplete returned undefined instead of a string',
    name: 'useAutocomplete',
    run: show(material.Autocomplete, {
      open: true,
      options: [{ id: 1 }],
      getOptionLabel: ({ name }: { name?: string }) => name,
      renderInput: field,
    }),
  },
  {
    message: 'returned object ([object Object]) instead of a string',
    name: 'useAutocomplete',
    run: show(material.Autocomplete, {
      open: true,
      options: [{ id: 1 }],
      getOptionLabel: (option: object) => option,
      renderInput: field,
    }),
  },
  {
    message: 'returns duplicated headers.',
    name: 'useAutocomplete',
    run: show(material.Autocomplete, {
      open: true,
      options: ['ab', 'ba', 'ac'],
      groupBy: (option: string) => option[0],
      renderInput: field,
    }),
  },
  {
    message: 'The `isOptionEqualToValue` method of Autocomplete',
    name: 'useAutocomplete',
    run: () => {
      const { getByRole } = render(
        h(material.Autocomplete, {
          multiple: true,
          open: true,
          value: ['a', 'a'],
          options: ['a', 'b'],
          renderInput: field,
        }),
      );
      fireEvent.click(getByRole('option', { name: 'a' }));
    },
  },
  {
    message: 'A textarea element was provided to Autocomplete',
    name: 'useAutocomplete',
    run: show(material.Autocomplete, {
      options: [],
      renderInput: (params: object) => field({ ...params, multiline: true }),
    }),
  },
  {
    message: 'Make sure you have customized the input component correctly.',
    name: 'useAutocomplete',
    run: show(material.Autocomplete, { options: [], renderInput: () => field({}) }),
  },
  {
    message: 'expects the `value` prop to be an array when `multiple={true}`',
    name: 'Autocomplete',
    run: check(material.Autocomplete, 'Autocomplete', { multiple: true, value: 'a' }),
  },

  // Popups
  {
    message: 'The anchor element should be part of the document layout.',
    name: 'Popover',
    run: () => {
      process.env = { ...process.env, NODE_ENV: 'development' };
      render(h(material.Popover, { open: true, anchorEl: document.body }, 'Content'));
    },
  },
  {
    message: 'It should be an Element or PopoverVirtualElement instance',
    name: 'Popover',
    run: check(material.Popover, 'Popover', { open: true, anchorEl: null }),
  },
  {
    message: 'It should be an HTML element instance or a virtualElement',
    name: 'Popper',
    run: check(base.Popper, 'Popper', { open: true, anchorEl: null }),
  },
  {
    message: 'You need to provide a `anchorPosition` prop',
    name: 'Popover',
    run: show(material.Popover, { open: true, anchorReference: 'anchorPosition' }),
  },
  {
    message: 'The modal content node does not accept focus.',
    name: 'FocusTrap',
    run: show(
      material.Modal,
      { open: true },
      h(({ ref }: { ref?: React.Ref<HTMLDivElement> }) => <div ref={ref}>Content</div>),
    ),
  },
  {
    message: 'You are providing a disabled `button` child to the Tooltip component.',
    name: 'Tooltip',
    run: show(material.Tooltip, { title: 'Save' }, h('button', { disabled: true })),
  },
  {
    message: 'of the Tooltip is not forwarding its props correctly.',
    name: 'Tooltip',
    run: show(
      material.Tooltip,
      { title: 'Save' },
      h(({ ref }: { ref?: React.Ref<HTMLSpanElement> }) => <span ref={ref}>Save</span>),
    ),
  },
  {
    message: 'You have provided a `title` prop to the child of <Tooltip />.',
    name: 'Tooltip',
    run: show(material.Tooltip, { title: 'Save' }, h('button', { title: 'Save' })),
  },
  {
    message: 'It should be an HTML element instance.',
    name: 'Slide',
    run: check(material.Slide, 'Slide', { open: true, container: () => null }),
  },

  // Props that exclude each other or are out of range
  {
    message: 'The Chip component can not handle the avatar and the icon prop',
    name: 'Chip',
    run: show(material.Chip, { avatar: h(material.Avatar), icon: h('svg') }),
  },
  {
    message: 'Combining `raised={true}` with `variant="outlined"`',
    name: 'Card',
    run: check(material.Card, 'Card', { raised: true, variant: 'outlined' }),
  },
  {
    message: 'Combining `elevation={4}` with `variant="outlined"`',
    name: 'Paper',
    run: check(material.Paper, 'Paper', { elevation: 4, variant: 'outlined' }),
  },
  {
    message: 'The elevation provided <Paper elevation={30}> is not available',
    name: 'Paper',
    run: show(material.Paper, { elevation: 30 }),
  },
  {
    message: 'Either `children`, `image`, `src` or `component` prop must be specified.',
    name: 'CardMedia',
    run: check(material.CardMedia, 'CardMedia', {}),
  },
  {
    message: 'You have provided the `disableShrink` prop',
    name: 'CircularProgress',
    run: check(material.CircularProgress, 'CircularProgress', {
      disableShrink: true,
      variant: 'determinate',
    }),
  },
  {
    message: 'You need to provide a value prop',
    name: 'LinearProgress',
    run: show(material.LinearProgress, { variant: 'determinate' }),
  },
  {
    message: 'You need to provide a valueBuffer prop',
    name: 'LinearProgress',
    run: show(material.LinearProgress, { variant: 'buffer', value: 10 }),
  },
  {
    message: 'You have provided an invalid combination of props to the Breadcrumbs.',
    name: 'Breadcrumbs',
    run: show(
      material.Breadcrumbs,
      { maxItems: 2, itemsBeforeCollapse: 2, itemsAfterCollapse: 1 },
      ...['a', 'b', 'c'].map((key) => h('a', { key })),
    ),
  },
  {
    message: 'The prop `max` should be equal to 2 or above.',
    name: 'AvatarGroup',
    run: check(material.AvatarGroup, 'AvatarGroup', { max: 1 }),
  },
  {
    message: 'The prop `precision` should be above 0.1.',
    name: 'Rating',
    run: check(material.Rating, 'Rating', { precision: 0.01 }),
  },
  {
    message: 'The page prop of a TablePagination is out of range (0 to 0, but page is 3).',
    name: 'TablePagination',
    run: check(material.TablePagination, 'TablePagination', { count: 5, page: 3, rowsPerPage: 10 }),
  },
  {
    message: 'You need to use the `getAriaLabel` prop',
    name: 'Slider',
    run: check(material.Slider, 'Slider', { value: [1, 2], 'aria-label': 'Price' }),
  },
  {
    message: 'You need to use the `getAriaValueText` prop',
    name: 'Slider',
    run: check(material.Slider, 'Slider', { value: [1, 2], 'aria-valuetext': 'Euro' }),
  },
  {
    message: '<StepContent /> is only designed for use with the vertical stepper.',
    name: 'StepContent',
    run: show(material.Stepper, {}, h(material.Step, {}, h(material.StepContent))),
  },

  {
    message: 'Unsupported props received by `<Hidden implementation="css" />`',
    name: 'Hidden',
    run: show(material.Hidden, { implementation: 'css', wideUp: true }),
  },

  // Theme
  {
    message: 'The color (primary) provided to augmentColor(color) is invalid.',
    name: 'createPalette',
    run: theme({ palette: { primary: {} } }),
  },
  {
    message: '`color.main` should be a string',
    name: 'createPalette',
    run: theme({ palette: { primary: { main: { 500: '#123456' } } } }),
  },
  {
    message: 'falls below the WCAG recommended absolute minimum contrast ratio of 3:1.',
    name: 'createPalette',
    run: theme({ palette: { contrastThreshold: 1, primary: { main: '#ffffaa' } } }),
  },
  {
    message: 'The palette mode `system` is not supported.',
    name: 'createPalette',
    run: theme({ palette: { mode: 'system' } }),
  },
  {
    message: 'increases the CSS specificity of the `disabled` internal state.',
    name: 'createThemeNoVars',
    run: theme({
      components: { MuiButton: { styleOverrides: { disabled: { opacity: 0.6 } } } },
    }),
  },
  {
    message: '`vars` is a private field used for CSS variables support.',
    name: 'createThemeNoVars',
    run: theme({ vars: {} }),
  },
  {
    message: 'The `colorSchemes.sepia` option is either missing or invalid.',
    name: 'createThemeWithVars',
    run: theme({ cssVariables: true, defaultColorScheme: 'sepia' }),
  },
  {
    message: "Can't create `palette.dividerChannel` because",
    name: 'setColorChannel',
    run: theme({ cssVariables: true, palette: { divider: 'orange' } }),
  },
  {
    message: "@media (prefers-color-scheme) supports only 'light' or 'dark'",
    name: 'createGetColorSchemeSelector',
    run: () => void mediaTheme.getColorSchemeSelector?.('sepia' as 'light'),
  },
  {
    message: "Make sure the color input doesn't contain leading/trailing space.",
    name: 'hexToRgb',
    run: () => void alpha('#fff ', 0.2),
  },
  {
    message: '`fontSize` is required to be a number.',
    name: 'createTypography',
    run: theme({ typography: { fontSize: '14px' } }),
  },
  {
    message: '`htmlFontSize` is required to be a number.',
    name: 'createTypography',
    run: theme({ typography: { htmlFontSize: '62.5%' } }),
  },
  {
    message: 'Unsupported non-unitless line height with grid alignment.',
    name: 'responsiveFontSizes',
    run: () =>
      void responsiveFontSizes(createTheme({ typography: { h1: { lineHeight: '24px' } } })),
  },
  ...(
    [
      ['Argument "props" must be a string or Array.', [1]],
      ['Argument "duration" must be a number or a string', ['opacity', { duration: null }]],
      ['Argument "easing" must be a string.', ['opacity', { easing: 1 }]],
      ['Argument "delay" must be a number or a string.', ['opacity', { delay: null }]],
      ['Unrecognized argument(s) [timing].', ['opacity', { timing: 1 }]],
      ['Secong argument of transition.create must be an object.', ['opacity', 'transform']],
    ] as const
  ).map(([message, args]) => ({
    message,
    name: 'createTransitions',
    run: () => {
      const create = createTheme().transitions.create as (...values: unknown[]) => string;
      create(...args);
    },
  })),
  {
    message: 'the createMuiTheme function was renamed to createTheme.',
    name: 'createMuiTheme',
    run: () => void createMuiTheme(),
  },
  ...(
    [
      ['makeStyles', makeStyles],
      ['withStyles', withStyles],
      ['withTheme', withTheme],
    ] as const
  ).map(([name, removed]) => ({
    message: `${name} is no longer exported from @mui/material/styles.`,
    name,
    run: () => (removed as unknown as () => void)(),
  })),
  {
    message: 'adaptV4Theme() is deprecated.',
    name: 'adaptV4Theme',
    run: () => void adaptV4Theme({}),
  },

  // MUI System, utilities, and Emotion
  {
    message: 'You are providing a theme function prop to the ThemeProvider component',
    name: 'ThemeProvider',
    run: show(system.ThemeProvider, { theme: (outer: object) => ({ ...outer }) }),
  },
  {
    message: 'The value provided 20 is out of range [0, 1].',
    name: 'clampWrapper',
    run: () => void alpha('#fff', 20),
  },
  {
    message: 'Unsupported `orange` color.',
    name: 'decomposeColor',
    run: () => void alpha('orange', 0.2),
  },
  {
    message: 'Too many arguments provided, expected between 0 and 4, got 5',
    name: 'createSpacing',
    run: () => void (createTheme().spacing as (...sides: number[]) => string)(1, 2, 3, 4, 5),
  },
  {
    message: 'argument to be a number or a string, got true.',
    name: 'createUnaryUnit',
    run: () => void (createTheme().spacing as (value: unknown) => string)(true),
  },
  {
    message: 'array type cannot be combined with non integer values.',
    name: 'createUnaryUnit',
    run: () => void createTheme({ spacing: [0, 4, 8, 16] }).spacing(1.5),
  },
  {
    message: 'The value provided (9) overflows.',
    name: 'createUnaryUnit',
    run: () => void createTheme({ spacing: [0, 4, 8, 16] }).spacing(9),
  },
  {
    message: 'It should be a number, an array or a function.',
    name: 'createUnaryUnit',
    run: theme({ spacing: {} }),
  },
  {
    message: 'The `setMode` function has no effect if `colorSchemeSelector` is `media`',
    name: 'createCssVarsProvider',
    run: show(material.ThemeProvider, { theme: mediaTheme }, h(SetMode)),
  },
  {
    message: '`sepia` does not exist in `theme.colorSchemes`.',
    name: 'useCurrentColorScheme',
    run: show(material.ThemeProvider, { theme: mediaTheme }, h(SetColorScheme)),
  },
  {
    message: 'The `query` argument provided is invalid.',
    name: 'useMediaQuery',
    run: show(() => {
      system.useMediaQuery((outer: { breakpoints: { up: (key: string) => string } } | null) =>
        String(outer),
      );
      return null;
    }),
  },
  {
    message: '(...args) API requires all its args to be defined.',
    name: 'styled',
    run: () => void (styled('div') as (styles: unknown) => unknown)(undefined),
  },
  {
    message: '`capitalize(string)` expects a string argument.',
    name: 'capitalize',
    run: () => void unstable_capitalize(null as unknown as string),
  },
  {
    message: 'A component is changing the uncontrolled open state of Tooltip to be controlled.',
    name: 'useControlled',
    run: showTwice(
      h(material.Tooltip, { title: 'a' }, h('button')),
      h(material.Tooltip, { title: 'a', open: false }, h('button')),
    ),
  },
  {
    message: 'A component is changing the default value state of an uncontrolled Slider',
    name: 'useControlled',
    run: showTwice(
      h(material.Slider, { defaultValue: 1 }),
      h(material.Slider, { defaultValue: 2 }),
    ),
  },
  {
    message: 'Expected an element type that can hold a ref.',
    name: 'elementTypeAcceptingRef',
    run: check(material.ButtonBase, 'ButtonBase', { component: Plain }),
  },
  {
    message: 'expected `integer`.',
    name: 'requiredInteger',
    run: check(material.TablePagination, 'TablePagination', {
      count: 5,
      page: 0.5,
      rowsPerPage: 10,
      onPageChange: () => undefined,
    }),
  },
  {
    message: 'The pseudo class ":first-child" is potentially unsafe',
    run: show(material.Box, { sx: { '& p:first-child': { color: 'red' } } }),
  },
  {
    message: 'Emotion key must only contain lower case alphabetical characters',
    run: () => void createCache({ key: 'muiRtl1' }),
  },
  {
    message: 'You have to configure `key` for your cache.',
    run: () => void createCache({} as { key: string }),
  },
  {
    message: 'Using kebab-case for css properties in objects is not supported.',
    run: show(material.Box, { sx: { 'background-color': 'red' } }),
  },
  {
    message: "You seem to be using a value for 'content' without quotes",
    run: show(material.Box, { sx: { content: '→' } }),
  },

  {
    message: "`@import` rules can't be nested inside other rules.",
    run: show(material.Box, { sx: { '@import': 'url(print.css)' } }),
  },
  {
    message: '`keyframes` output got interpolated into plain string',
    run: () => {
      const spin = String(system.keyframes`from { opacity: 0; }`);
      render(
        h(styled('div')`
          animation: ${`${spin} 1s`};
        `),
      );
    },
  },
  {
    message: 'Component selectors can only be used in conjunction with @emotion/babel-plugin',
    run: () => void styled('div')({ [String(styled('i')({}))]: { color: 'red' } }),
  },

  // Joy UI, Base UI, and the Lab
  {
    message: 'Joy: A FormControl can contain only one control component',
    name: 'FormControl',
    run: show(joy.FormControl, {}, h(joy.Input), h(joy.Textarea)),
  },
  {
    message: 'You have set props on an input that is inside a FormControl.',
    name: 'useInput',
    run: show(base.FormControl, {}, h(base.Input, { value: 'a', onChange: () => undefined })),
  },
  {
    message: 'None of the options match with `"c"`.',
    name: 'useAutocomplete',
    run: show(() => {
      const { getInputProps } = base.useAutocomplete({ options: ['a', 'b'], value: 'c' });
      return <input {...getInputProps()} />;
    }),
  },
  { message: 'No TabsContext provided', name: 'Tabs', run: show(base.Tab) },
  { message: 'No TabContext provided', name: 'TabPanel', run: show(lab.TabPanel, { value: '1' }) },
  {
    message: 'useMenuButton: no menu context available.',
    name: 'useMenuButton',
    run: show(base.MenuButton),
  },
  {
    message: 'Option: ListContext was not found.',
    name: 'useOptionContextStabilizer',
    run: show(base.Option, { value: 1 }),
  },
  {
    message: 'MenuItem: ListContext was not found.',
    name: 'useMenuItemContextStabilizer',
    run: show(base.MenuItem),
  },
  {
    message: 'is changing an uncontrolled prop to be controlled: selectedValue',
    name: 'useControllableReducer',
    run: showTwice(h(base.Select, {}), h(base.Select, { value: 'a' })),
  },
  {
    message: "component expected the 'button' element, but a 'span' was rendered instead",
    name: 'useRootElementName',
    run: show(base.Button, {
      slots: {
        root: ({ ref }: { ref?: React.Ref<HTMLSpanElement> }) => <span ref={ref} />,
      },
    }),
  },
  {
    message: 'The MultiSelect component was removed from the library.',
    name: 'MultiSelect',
    run: show(MultiSelect),
  },
  {
    message: 'Missing transition context',
    name: 'useTransitionStateManager',
    run: show(base.CssTransition),
  },
  {
    message: 'The LoadingButton component functionality is now part of the Button component',
    name: 'LoadingButton',
    run: show(lab.LoadingButton),
  },
  {
    message: 'The ToggleButton component was moved from the lab to the core.',
    name: 'ToggleButton',
    run: show(lab.ToggleButton, { value: 'a' }),
  },
  {
    message: 'The DatePicker component was moved from `@mui/lab` to `@mui/x-date-pickers`.',
    name: 'DatePicker',
    run: show(lab.DatePicker),
  },

  // Data Grid
  {
    message: 'The Data Grid component requires all rows to have a unique `id` property.',
    name: 'checkGridRowIdIsValid',
    run: showGrid({ rows: [{ name: 'Ada' }] }),
  },
  {
    message: '`date` column type only accepts `Date` objects as values.',
    name: 'throwIfNotDateObject',
    run: showGrid({
      rows: [{ id: 1, born: '1815-12-10' }],
      columns: [{ field: 'born', type: 'date' }],
      autoHeight: true,
    }),
  },
  {
    message: 'The page size `7` is not present in the `pageSizeOptions`.',
    name: 'GridPagination',
    run: showGrid({
      pageSizeOptions: [5, 10],
      initialState: { pagination: { paginationModel: { pageSize: 7 } } },
    }),
  },
  {
    message: '`pageSize` cannot exceed 100 in the MIT version of the DataGrid.',
    name: 'throwIfPageSizeExceedsTheLimit',
    run: showGrid({ initialState: { pagination: { paginationModel: { pageSize: 500 } } } }),
  },
  {
    message: '`rowSelectionModel` can only contain 1 item in DataGrid.',
    name: 'useGridRowSelection',
    run: showGrid({ rows: [{ id: 1 }, { id: 2 }], rowSelectionModel: [1, 2] }),
  },
  {
    message: "The `rowCount` prop must be passed using `paginationMode='server'`",
    name: 'propValidation',
    run: showGrid({ paginationMode: 'server' }),
  },
  {
    message: 'Usage of the `rowCount` prop with client side pagination',
    name: 'propValidation',
    run: showGrid({ rowCount: 10 }),
  },
  {
    message: '`<DataGrid autoPageSize={true} autoHeight={true} />` are not valid props.',
    name: 'propValidation',
    run: showGrid({ autoPageSize: true, autoHeight: true }),
  },
  {
    message: 'The `rowHeight` prop should be a number greater than 0.',
    name: 'gridRowsUtils',
    run: showGrid({ rowHeight: -1 }),
  },
  {
    message: 'The `filterModel` can only contain a single item',
    name: 'sanitizeFilterModel',
    run: showGrid({
      filterModel: {
        items: [
          { id: 1, field: 'name', operator: 'contains', value: 'a' },
          { id: 2, field: 'name', operator: 'contains', value: 'b' },
        ],
      },
    }),
  },
  {
    message: "No filter operator found for column 'name' and operator value 'is like'.",
    name: 'getFilterCallbackFromItem',
    run: showGrid({
      rows: [{ id: 1, name: 'a' }],
      filterModel: { items: [{ field: 'name', operator: 'is like', value: 'a' }] },
    }),
  },
  {
    message: "No filter operators found for column 'name'.",
    name: 'getFilterCallbackFromItem',
    run: showGrid({
      rows: [{ id: 1, name: 'a' }],
      columns: [{ field: 'name', filterOperators: [] }],
      filterModel: { items: [{ field: 'name', operator: 'contains', value: 'a' }] },
    }),
  },
  {
    message: 'Missing translation for key noRowsLabel.',
    name: 'useGridLocaleText',
    run: showGrid({ localeText: { noRowsLabel: undefined } }),
  },
  {
    message: 'Could not find the Data Grid context.',
    name: 'useGridApiContext',
    run: show(() => {
      grid.useGridApiContext();
      return null;
    }),
  },
  {
    message: 'useGridRootProps should only be used inside',
    name: 'useGridRootProps',
    run: show(() => {
      grid.useGridRootProps();
      return null;
    }),
  },
  {
    message: 'is used multiple times in the columnGroupingModel.',
    name: 'useGridColumnGrouping',
    run: showGrid({
      columnGroupingModel: [
        { groupId: 'a', children: [{ field: 'name' }] },
        { groupId: 'a', children: [{ field: 'id' }] },
      ],
    }),
  },

  // React
  {
    message: 'React does not recognize the `isActive` prop on a DOM element.',
    run: show(material.Box, { isActive: true }),
  },
  {
    message: 'Received `true` for a non-boolean attribute `item`.',
    run: show(material.Box, { item: true }),
  },
  {
    message: 'Unknown event handler property `onSave`. It will be ignored.',
    run: show(material.Box, { onSave: () => undefined }),
  },
  {
    message: 'Invalid DOM property `stroke-width`. Did you mean `strokeWidth`?',
    run: show(material.SvgIcon, {}, h('path', { 'stroke-width': 2 })),
  },
  {
    message: 'In HTML, <div> cannot be a descendant of <p>.',
    run: show(material.Typography, {}, h('div')),
  },
  {
    message: 'In HTML, <div> cannot be a child of <tbody>.',
    run: show('table', {}, h(material.TableBody, {}, h('div'))),
  },
  {
    message: 'In HTML, text nodes cannot be a child of <tbody>.',
    run: show('table', {}, h(material.TableBody, {}, 'Total')),
  },
  {
    message: 'A props object containing a "key" prop is being spread into JSX',
    run: show(material.Autocomplete, {
      open: true,
      options: ['a'],
      renderOption: (props: React.ComponentProps<'li'>) => <li {...props} />,
      renderInput: field,
    }),
  },
  {
    message: '`value` prop on `input` should not be null.',
    run: show(material.TextField, { value: null }),
  },
  {
    message: 'Each child in a list should have a unique "key" prop.',
    run: show(material.List, {}, [h('li'), h('li')]),
  },
  {
    message: 'Encountered two children with the same key, `Paris`.',
    run: show(material.Autocomplete, {
      open: true,
      options: [
        { id: 1, label: 'Paris' },
        { id: 2, label: 'Paris' },
      ],
      renderInput: field,
    }),
  },
  {
    message: 'A component is changing an uncontrolled input to be controlled.',
    run: showTwice(
      h(material.TextField, { label: 'a' }),
      h(material.TextField, { label: 'a', value: 'b', onChange: () => undefined }),
    ),
  },
  {
    message: 'A component is changing a controlled input to be uncontrolled.',
    run: showTwice(
      h(material.TextField, { label: 'a', value: 'b', onChange: () => undefined }),
      h(material.TextField, { label: 'a' }),
    ),
  },
  {
    message: 'You provided a `checked` prop to a form field without an `onChange` handler.',
    run: show('input', { type: 'checkbox', checked: true }),
  },
  {
    message: 'Objects are not valid as a React child',
    run: show(material.Button, {}, { label: 'Save' }),
  },
  {
    message: 'Objects are not valid as a React child (found: object with keys {$$typeof',
    run: show(material.Button, { startIcon: material.SvgIcon }),
  },
  {
    message: 'React.Fragment can only have `key`, `ref`, and `children` props.',
    run: show(material.Tooltip, { title: 'Save' }, items),
  },
  {
    message: 'Element type is invalid: expected a string',
    run: show(undefined as unknown as ElementType),
  },
  { message: 'Too many re-renders.', run: show(Loop) },
  {
    message: 'hr is a void element tag and must neither have `children`',
    run: show(material.Box, { component: 'hr' }, 'Text'),
  },
  {
    message: 'Functions are not valid as a React child.',
    run: show(material.Button, { startIcon: Plain }),
  },

  // Prop checks of React 18
  {
    message:
      'Invalid prop `orientation` of value `diagonal` supplied to `ForwardRef(Divider)`, expected one of',
    run: check(material.Divider, 'ForwardRef(Divider)', { orientation: 'diagonal' }),
  },
  {
    message:
      'Invalid prop `disabled` of type `string` supplied to `ForwardRef(Button)`, expected `boolean`.',
    run: check(material.Button, 'ForwardRef(Button)', { disabled: 'true' }),
  },
  {
    message: 'expected a single ReactElement.',
    run: check(material.Chip, 'ForwardRef(Chip)', { icon: 'star' }),
  },
  {
    message:
      'The prop `options` is marked as required in `ForwardRef(Autocomplete)`, but its value is `undefined`.',
    run: check(material.Autocomplete, 'ForwardRef(Autocomplete)', { renderInput: field }),
  },
  {
    message: 'The prop `children` is not supported. Please remove it.',
    name: 'unsupportedProp',
    run: check(material.Tab, 'ForwardRef(Tab)', { children: 'a' }),
  },
  {
    message: 'can only be used together with the `container` prop.',
    name: 'requirePropFactory',
    run: check(material.Grid, 'ForwardRef(Grid)', { direction: 'column' }),
  },
  {
    message: '`ClassNameGenerator` import from `@mui/material/utils` is outdated',
    name: 'unstable_ClassNameGenerator',
    run: () => oldClassNames.configure((name) => name),
  },

  // Base UI
  {
    message: 'Did you use a custom `slots.input` and forget to forward refs?',
    name: 'useInput',
    run: show(base.Input, { slots: { input: NoTarget } }),
  },
  ...(
    [
      ['useListItem', 'useListItem must be used within a ListProvider', base.useMenuItem],
      ['useListItem', 'useListItem must be used within a ListProvider', base.useOption],
    ] as const
  ).map(([name, message, use]) => ({
    message,
    name,
    run: show(Hook, { use: () => (use as (options: object) => unknown)({ value: 1 }) }),
  })),

  // Data Grid
  {
    message: 'MUI X: Log level loud not recognized.',
    name: 'useGridLoggerFactory',
    run: showGrid({ logLevel: 'loud' }),
  },
  {
    message: 'MUI X: group groupId=a has no children.',
    name: 'useGridColumnGrouping',
    run: showGrid({ columnGroupingModel: [{ groupId: 'a' }] }),
  },
  {
    message: 'The `id` field is required on `filterModel.items`',
    name: 'sanitizeFilterModel',
    run: showGrid({
      filterModel: {
        items: [
          { field: 'name', operator: 'contains', value: 'a' },
          { field: 'name', operator: 'contains', value: 'b' },
        ],
      },
    }),
  },
  {
    message: 'No row with id #9 found',
    name: 'useGridParamsApi',
    run: callGrid((api) => void api.getRowParams(9)),
  },
  {
    message: 'You cannot replace rows using `apiRef.current.unstable_replaceRows`',
    name: 'useGridRows',
    run: callGrid((api) => api.unstable_replaceRows(0, [{ id: 1 }, { id: 2 }])),
  },
  {
    message: "You're not allowed to update several sub-state in one transaction.",
    name: 'useGridStateInitialization',
    run: callGrid((api) => {
      api.setState((state) => ({
        ...state,
        filter: { ...state.filter, filterModel: { items: [], quickFilterValues: ['a'] } },
        sorting: { ...state.sorting, sortModel: [{ field: 'name', sort: 'asc' }] },
      }));
    }),
  },
  {
    message: 'Possible EventEmitter memory leak detected.',
    name: 'EventManager',
    run: callGrid((api) => {
      Array.from({ length: 30 }, () => api.subscribeEvent('rowClick', () => undefined));
    }),
  },
  {
    message: 'Could not find the Data Grid private context.',
    name: 'useGridPrivateApiContext',
    run: show(grid.GridRow),
  },
  {
    message: 'Invalid `logicOperator` property in the `GridFilterPanel`.',
    name: 'GridFilterForm',
    run: showGrid({
      initialState: {
        preferencePanel: { open: true, openedPanelValue: grid.GridPreferencePanelsValue.filters },
      },
      slotProps: { filterPanel: { logicOperators: ['nor', 'and'] } },
    }),
  },
];
