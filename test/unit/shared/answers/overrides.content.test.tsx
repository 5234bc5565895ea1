/**
 * @jest-environment jsdom
 *
 * The code that answers show for classes, rendered: the styles reach the element with the class.
 */
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { CssVarsProvider, type extendTheme } from '@mui/joy/styles';
import TextField from '@mui/material/TextField';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import ts from 'typescript';
import { prepareApi } from '@/src/node/api/store';
import { readFacts } from '@/src/node/answers/readFacts';
import type { Answer, AnswerCode } from '@/src/shared/answers/answer';
import type { ProductFacts } from '@/src/shared/answers/files';
import { recognize } from '@/src/shared/answers/recognize';
import { resolveClass } from '@/src/shared/answers/resolveClass';
import { PUBLIC_PRODUCTS } from '@/src/shared/products';

type Props = Record<string, unknown>;

const input = createElement('input');
const options = ['One', 'Two'];
const renderInput = (params: { InputProps: { ref: never }; inputProps: object }) =>
  createElement('div', { ref: params.InputProps.ref }, createElement('input', params.inputProps));
const child = createElement('button', null, 'a');
const open = { open: true, disablePortal: true };

/** Texts with the product of the page, and props with which the element with the class exists. */
const CASES: readonly [text: string, product: string, props?: Props][] = [
  [
    '.css-1g2sqwz-MuiFormLabel-root-MuiInputLabel-root.Mui-focused',
    'material-ui',
    { focused: true },
  ],
  ['.MuiButton-root', 'material-ui'],
  ['.MuiButton-containedPrimary', 'material-ui', { variant: 'contained' }],
  ['.MuiButton-startIcon', 'material-ui', { startIcon: 'a' }],
  ['.MuiButton-root.Mui-disabled', 'material-ui', { disabled: true }],
  ['class="MuiButtonBase-root MuiIconButton-root MuiIconButton-sizeMedium css-1"', 'material-ui'],
  ['.MuiSlider-thumb', 'material-ui', { defaultValue: 3 }],
  ['.MuiSlider-rail', 'material-ui', { defaultValue: 3 }],
  ['.MuiSlider-markLabel', 'material-ui', { marks: [{ value: 1, label: 'a' }] }],
  ['.MuiSlider-colorPrimary', 'material-ui'],
  ['.MuiChip-label', 'material-ui', { label: 'a' }],
  ['.MuiChip-deleteIcon', 'material-ui', { label: 'a', onDelete: () => undefined }],
  ['.MuiAlert-icon', 'material-ui', { children: 'a' }],
  ['.MuiAlert-message', 'material-ui', { children: 'a' }],
  ['.MuiAccordionSummary-content', 'material-ui', { children: 'a' }],
  ['.MuiAvatar-colorDefault', 'material-ui'],
  ['.MuiBadge-badge', 'material-ui', { badgeContent: 3 }],
  ['.MuiOutlinedInput-notchedOutline', 'material-ui', { label: 'a' }],
  ['.MuiOutlinedInput-root.Mui-error', 'material-ui', { error: true }],
  ['.MuiFilledInput-input', 'material-ui'],
  ['.MuiInputBase-input', 'material-ui'],
  ['.MuiTextField-root', 'material-ui', { label: 'a' }],
  ['.MuiLinearProgress-bar1', 'material-ui'],
  ['.MuiCircularProgress-circle', 'material-ui'],
  ['.MuiSwitch-track', 'material-ui'],
  ['.MuiSwitch-thumb', 'material-ui'],
  ['.MuiRating-icon', 'material-ui', { defaultValue: 2 }],
  ['.MuiTypography-h6', 'material-ui', { variant: 'h6' }],
  ['.MuiPaper-elevation3', 'material-ui', { elevation: 3 }],
  ['.MuiGrid-grid-xs-6', 'material-ui', { item: true, xs: 6 }],
  ['.MuiDialog-paper', 'material-ui', { ...open, children: 'a' }],
  ['.MuiDrawer-paper', 'material-ui', { open: true, children: 'a' }],
  ['.MuiTooltip-tooltip', 'material-ui', { open: true, title: 'a', children: child }],
  ['.MuiAutocomplete-listbox', 'material-ui', { ...open, options, renderInput }],
  ['.MuiAutocomplete-option', 'material-ui', { ...open, options, renderInput }],
  [
    '.MuiAutocomplete-popupIndicator',
    'material-ui',
    { options, renderInput: (params: Props) => createElement(TextField, params) },
  ],
  ['.MuiTabScrollButton-root', 'material-ui', { direction: 'left', orientation: 'horizontal' }],
  ['.MuiTabScrollButton-vertical', 'material-ui', { direction: 'left', orientation: 'vertical' }],
  ['.MuiStack-root', 'material-ui'],
  ['.MuiBox-root', 'material-ui'],
  ['.MuiSkeleton-rectangular', 'material-ui', { variant: 'rectangular' }],
  ['.MuiTimelineDot-filled', 'material-ui'],
  ['.css-1abc-JoyButton-root', 'joy-ui'],
  ['.MuiButton-variantSolid', 'joy-ui'],
  ['.MuiButton-startDecorator', 'joy-ui', { startDecorator: 'a' }],
  ['.MuiInput-input', 'joy-ui'],
  ['.MuiSlider-thumb', 'joy-ui', { defaultValue: 3 }],
  ['.MuiChip-label', 'joy-ui', { children: 'a' }],
  ['.MuiSwitch-track', 'joy-ui'],
  ['.MuiCheckbox-checkbox', 'joy-ui'],
  ['.MuiTypography-h2', 'joy-ui', { level: 'h2' }],
  ['.MuiSelect-listbox', 'joy-ui', { listboxOpen: true, defaultListboxOpen: true }],
  [
    '.MuiDataGrid-columnHeaders',
    'x',
    { columns: [{ field: 'a' }], rows: [{ id: 1, a: 1 }], disableVirtualization: true },
  ],
  ['.MuiDataGrid-root', 'x', { columns: [], rows: [] }],
  ['.base-Button-root', 'base-ui', { children: 'a' }],
  ['.base-Switch-thumb', 'base-ui'],
  ['.base-Switch-root.base--disabled', 'base-ui', { disabled: true }],
  ['.base-Slider-rail', 'base-ui', { defaultValue: 3 }],
  ['.base-Badge-badge', 'base-ui', { badgeContent: 3, children: input }],
];

let products: ProductFacts[];
beforeAll(async () => {
  await prepareApi();
  products = PUBLIC_PRODUCTS.map((product) => readFacts(product));
});
afterEach(cleanup);

function answer(text: string, product: string): Answer {
  const recognition = recognize(text);
  const sorted = [...products].sort(
    (a, b) => Number(b.product === product) - Number(a.product === product),
  );
  const found =
    recognition?.kind === 'class' ? resolveClass(recognition, sorted, (key) => key) : undefined;
  if (!found) {
    throw new Error(`${text} has no answer`);
  }
  return found;
}

/** Runs code of an answer. Returns its component with the styles, or its theme. */
function run({ code }: AnswerCode): {
  Component: ComponentType<Props> | undefined;
  theme?: object;
} {
  const [, name = ''] = /^const (Styled\w+)/m.exec(code) ?? /^<(\w+)/m.exec(code) ?? [];
  const source = code
    // The props of the case come from outside.
    .replace(
      /^<(\w+)(?:\n {2}\{\.\.\.props\}|(?: \{\.\.\.props\})?)([\s\S]*);$/m,
      (_all, tag: string, rest: string) =>
        `export const Component = (props: object) => <${tag} {...props}${rest};`,
    )
    .replace(/^const Styled/m, 'export const Styled');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  });
  const exported: Record<string, unknown> = {};
  new Function('require', 'exports', outputText)(require, exported);
  return {
    Component: (exported.Component ?? exported[name]) as ComponentType<Props> | undefined,
    ...(exported.theme !== undefined && { theme: exported.theme as object }),
  };
}

/** Returns the element with the classes of a text. */
function find(text: string): HTMLElement {
  // Hashed names have several classes, and Joy UI's begin with another prefix than its classes.
  const names = text.replaceAll('Joy', 'Mui').replace(/-(?=Mui[A-Z])/g, ' ');
  const classes = names.match(/(?:Mui|base-)[A-Z][A-Za-z]*-[\w-]+|(?:Mui|base-)-\w+/g) ?? [];
  const found = document.querySelector<HTMLElement>(classes.map((name) => `.${name}`).join(''));
  if (!found) {
    throw new Error(`${text} isn't rendered: ${document.body.innerHTML.slice(0, 300)}`);
  }
  return found;
}

/** jsdom applies the last rule of a property, whatever its specificity, so nothing else must set the property. */
const mark = ({ code, ...rest }: AnswerCode): AnswerCode => ({
  ...rest,
  code: code
    .replace("outline: '2px solid red'", "'--hit': 'yes'")
    .replace('outline: 2px solid red', '--hit: yes'),
});

const isHit = (element: HTMLElement) =>
  getComputedStyle(element).getPropertyValue('--hit') === 'yes';

test.each(CASES)('%s of %s: the code of each way reaches it', (text, product, props = {}) => {
  const { codes } = answer(text, product);
  const plain = run(codes[0]!).Component;
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) {
    const style = document.createElement('style');
    const isSheet = code.language === 'css';
    style.textContent = isSheet ? mark(code).code : '';
    document.head.append(style);
    const { theme, Component } = isSheet ? { Component: plain } : run(mark(code));
    const element = createElement((Component ?? plain)!, props);
    render(
      theme === undefined ? (
        element
      ) : product === 'joy-ui' ? (
        <CssVarsProvider theme={theme as ReturnType<typeof extendTheme>}>{element}</CssVarsProvider>
      ) : (
        <ThemeProvider theme={theme}>{element}</ThemeProvider>
      ),
    );
    const found = find(text);
    // The class of this way is for a style sheet.
    const hits = code.title === 'answerSlotProps' ? /\bmy-\w/.test(found.className) : isHit(found);
    expect({ way: code.title, hits }).toEqual({ way: code.title, hits: true });
    cleanup();
    style.remove();
  }
});
