/** Writes the code that overrides the styles of an element of a component. */
import type { AnswerCode, AnswerText } from './answer';
import { type Found, findProp, writeImport } from './facts';
import { THEMES, indent, writeThemeOption } from './themeCode';

/** An element of a component. */
export interface OverrideTarget {
  /** The slot of the element: `root`, or `thumb`. Undefined if it's unknown. */
  slot?: string;
  /** Class of the slot. */
  slotClass?: string;
  /** Other classes that the element must have, such as `MuiButton-containedPrimary`. */
  classes: string[];
  /** State classes and pseudo-classes, such as `.Mui-focused` and `:hover`. */
  states: string[];
  /** Whether the slot is a key of `styleOverrides`. */
  isDirect: boolean;
  /** The slot outside of the root element that contains the element. */
  apart?: string;
}

/** A CSS property and its value. */
export type Declaration = readonly [property: string, value: string];

/** The declaration that the examples have. An outline is visible on every element. */
const OUTLINE: readonly Declaration[] = [['outline', '2px solid red']];

/**
 * Writes the ways to override the styles: `sx`, `styled`, the theme, and `slotProps`; for Base UI, `slotProps`, `styled`,
 * and CSS.
 * @param declarations what the code sets; at least one.
 */
export function writeOverrides(
  found: Found,
  target: OverrideTarget,
  t: AnswerText,
  declarations = OUTLINE,
): AnswerCode[] {
  const ways = THEMES[found.product.product]
    ? [writeSx, writeStyled, writeTheme, writeSlotStyle]
    : [writeSlotProps, writeStyled, writeCss];
  return ways.flatMap((way): AnswerCode[] => {
    const written = way(found, target, declarations);
    if (!written) {
      return [];
    }
    const { kind, code } = written;
    const language = kind === 'css' ? 'css' : kind === 'theme' ? 'ts' : 'tsx';
    return [{ title: t(TITLES[kind]), language, code }];
  });
}

const TITLES = {
  sx: 'answerSx',
  slotSx: 'answerSlotSx',
  slotProps: 'answerSlotProps',
  slotStyle: 'answerSlotStyle',
  styled: 'answerStyled',
  theme: 'answerTheme',
  css: 'answerCss',
} as const;

interface Written {
  kind: keyof typeof TITLES;
  code: string;
}

function writeSx(
  found: Found,
  target: OverrideTarget,
  styles: readonly Declaration[],
): Written | undefined {
  const { entry } = found;
  if (target.apart) {
    const style = writeStyle(styles, getSelector(target, target.apart), 8);
    const attribute = `slotProps={{\n    ${target.apart}: {\n      sx: ${style},\n    },\n  }}`;
    return { kind: 'slotSx', code: writeElement(found, attribute) };
  }
  return findProp(found, 'sx') && !entry.hook
    ? {
        kind: 'sx',
        code: writeElement(found, `sx={${writeStyle(styles, getSelector(target), 4)}}`),
      }
    : undefined;
}

function writeStyled(
  found: Found,
  target: OverrideTarget,
  styles: readonly Declaration[],
): Written | undefined {
  const { name } = found.entry;
  const { product } = found.product;
  const head = `import { styled } from '${THEMES[product]?.styled ?? '@mui/system'}';`;
  const style = writeStyle(styles, getSelector(target, target.apart), 2);
  if (!target.apart) {
    const code = `${head}\n${writeImport(found.entry)}\n\nconst Styled${name} = styled(${name})(${style});`;
    return { kind: 'styled', code };
  }
  // `className` is on the root element, so the class of the slot gets the styles.
  if (!findProp(found, 'classes')) {
    return undefined;
  }
  return {
    kind: 'styled',
    code:
      `import type { ComponentProps } from 'react';\n${head}\n${writeImport(found.entry)}\n\n` +
      `type Props = ComponentProps<typeof ${name}>;\n\n` +
      `const Styled${name} = styled(({ className, ...props }: Props) => (\n` +
      `  <${name} {...props} classes={{ ${target.apart}: className }} />\n))(${style});`,
  };
}

function writeTheme(
  found: Found,
  target: OverrideTarget,
  styles: readonly Declaration[],
): Written | undefined {
  const { theme, classes } = found.entry;
  const { product } = found.product;
  // The types of Joy UI's theme have only the root of some components.
  const isOwn =
    target.slot !== undefined &&
    target.slot !== 'root' &&
    target.isDirect &&
    (product !== 'joy-ui' || target.apart !== undefined);
  const hasRoot = classes.some(({ rule }) => rule === 'root');
  if (!theme || !THEMES[product]?.create || (!isOwn && !hasRoot)) {
    return undefined;
  }
  // A key of `styleOverrides` is the element itself.
  const key = isOwn ? target.slot! : 'root';
  const selector = isOwn ? getSelector(target, target.slot) : getSelector(target);
  const style = writeStyle(styles, selector, 4);
  return {
    kind: 'theme',
    code: writeThemeOption(found, `styleOverrides: {\n  ${key}: ${style},\n},`),
  };
}

function writeSlotProps(found: Found, { slot = 'root' }: OverrideTarget): Written | undefined {
  if (found.entry.hook) {
    return undefined;
  }
  const name = `my-${slot}`;
  const attribute =
    slot === 'root' || !findProp(found, 'slotProps')
      ? `className="${name}"`
      : `slotProps={{ ${slot}: { className: '${name}' } }}`;
  return { kind: 'slotProps', code: writeElement(found, attribute) };
}

/** Inline styles have no states. */
function writeSlotStyle(
  found: Found,
  { slot = '', states, apart }: OverrideTarget,
  styles: readonly Declaration[],
): Written | undefined {
  const { slots, hook } = found.entry;
  const canStyle = slots.includes(slot) && findProp(found, 'slotProps') !== undefined;
  if (hook || !canStyle || states.length > 0 || apart !== undefined) {
    return undefined;
  }
  const attribute = `slotProps={{\n    ${slot}: {\n      style: ${writeStyle(styles, '', 8)},\n    },\n  }}`;
  return { kind: 'slotStyle', code: writeElement(found, attribute) };
}

function writeCss(
  _found: Found,
  { slot = 'root', classes, states, slotClass }: OverrideTarget,
  styles: readonly Declaration[],
) {
  const own = [slotClass, ...classes].filter((name) => name !== undefined);
  const selector = `${own.map((name) => `.${name}`).join('')}${states.join('')}`;
  const mine = `.my-${slot}${states.join('')}`;
  const lines = styles.map(([property, value]) => `  ${property}: ${value};`);
  const code = `${mine},\n${selector} {\n${lines.join('\n')}\n}`;
  return { kind: 'css', code } as const;
}

/**
 * Returns the selector of the element in the styles of another element; empty for that element itself.
 * @param styled the slot of that element.
 */
function getSelector(
  { slot, slotClass, classes, states }: OverrideTarget,
  styled = 'root',
): string {
  const others = classes.map((name) => `.${name}`).join('');
  const state = states.join('');
  if (slot === styled) {
    return others + state === '' ? '' : `&${others}${state}`;
  }
  const own = `${others === '' && slotClass ? `.${slotClass}` : others}${state}`;
  return slot === undefined ? `&${own}, & ${own}` : `& ${own}`;
}

function writeStyle(styles: readonly Declaration[], selector: string, spaces: number): string {
  const pairs = styles.map(
    ([property, value]) => `${writeKey(property)}: '${value.replace(/[\\']/g, '\\$&')}'`,
  );
  const inner = pairs.map((pair) => `  ${pair},`);
  const lines =
    selector === ''
      ? ['{', ...inner, '}']
      : pairs.length === 1
        ? ['{', `  '${selector}': { ${pairs[0]} },`, '}']
        : ['{', `  '${selector}': {`, ...inner.map((line) => `  ${line}`), '  },', '}'];
  return indent(lines.join('\n'), spaces - 2);
}

/** Returns the key of a property in an object of styles: `backgroundColor`, or `'--Button-gap'`. */
function writeKey(property: string): string {
  return property.startsWith('--')
    ? `'${property}'`
    : property.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

function writeElement({ entry }: Found, attribute: string): string {
  // The props that the reader's element has.
  const others = entry.props.some(({ required }) => required) ? ['{...props}'] : [];
  const attributes = [...others, attribute];
  const element = attribute.includes('\n')
    ? `<${entry.name}\n  ${attributes.join('\n  ')}\n/>`
    : `<${entry.name} ${attributes.join(' ')} />`;
  return `${writeImport(entry)}\n\n${element};`;
}
