/** The answer to a path in the theme's options of a component: `components.MuiButton.styleOverrides.root`. */
import { findNear } from '../findNear';
import type { Answer, AnswerPart, AnswerText } from './answer';
import { describeProp, describeUnknownProp, findSimilar, suggestNames } from './describeProp';
import { type Found, findClass, findProp, getRowHref } from './facts';
import type { ProductFacts } from './files';
import { THEMES, writeThemeOption } from './themeCode';

const quote = (text: string) => `\`${text}\``;

/** The options of a component. */
const SECTIONS = ['defaultProps', 'styleOverrides', 'variants'];
const STYLE = "{ outline: '2px solid red' }";

/**
 * @param path below `theme`, beginning with `components`.
 * @returns undefined for a key that isn't similar to any.
 */
export function resolveComponentKey(
  [, key = '', section, name]: readonly string[],
  products: readonly ProductFacts[],
  title: string,
  t: AnswerText,
): Answer | undefined {
  const entries = products.flatMap((product) =>
    product.entries.map((entry): Found => ({ product, entry })),
  );
  const found = entries.find(({ entry }) => entry.theme === key);
  if (!found) {
    const keys = entries.flatMap(({ entry }) => entry.theme ?? []);
    const near = findNear(key, [...new Set(keys)], 3);
    const part = describeUnknown(key, [t('answerThemeKeyUnknown')], near, t);
    return near.length === 0 ? undefined : { kind: 'themePath', title, parts: [part], codes: [] };
  }
  const { entry, product } = found;
  const members = describeMember(found, section, name, products, t);
  const isWrong = members.some(({ problem }) => problem === 'unknown');
  const option = isWrong ? undefined : writeOption(found, section, name);
  return {
    kind: 'themePath',
    title,
    parts: [
      {
        label: t('answerComponent'),
        text: `${quote(entry.name)} (${product.name})`,
        href: entry.href,
      },
      ...members,
    ],
    codes:
      option === undefined || !THEMES[product.product]?.create
        ? []
        : [{ title: t('answerTheme'), language: 'ts', code: writeThemeOption(found, option) }],
  };
}

function describeUnknown(
  key: string,
  notes: readonly string[],
  near: readonly string[],
  t: AnswerText,
): AnswerPart {
  return {
    label: t('answerThemeKey'),
    text: quote(key),
    notes: [...notes, ...suggestNames(near, t)],
    problem: 'unknown',
  };
}

/** Describes the option, and the class or the prop in it. */
function describeMember(
  found: Found,
  section: string | undefined,
  name: string | undefined,
  products: readonly ProductFacts[],
  t: AnswerText,
): AnswerPart[] {
  const { entry } = found;
  if (section !== undefined && !SECTIONS.includes(section)) {
    const near = findSimilar(section, SECTIONS);
    return [describeUnknown(section, [t('answerThemeKeyUnknown')], near, t)];
  }
  if (name === undefined || section === 'variants') {
    return [];
  }
  if (section === 'defaultProps') {
    const prop = findProp(found, name);
    return [
      prop ? describeProp(prop, found, products, t) : describeUnknownProp(name, found, products, t),
    ];
  }
  const facts = findClass(entry, name);
  // A component without classes has selectors as its keys, such as `body` of `CssBaseline`.
  const isKnown = facts || entry.classes.length === 0 || entry.slots.includes(name);
  return facts
    ? [
        {
          label: t('answerClass'),
          text: quote(`.${facts.className}`),
          href: getRowHref(entry, 'classes', facts.rule),
        },
      ]
    : isKnown
      ? []
      : [
          describeUnknown(
            name,
            [t('answerThemeKeyUnknown')],
            findSimilar(
              name,
              entry.classes.map(({ rule }) => rule),
            ),
            t,
          ),
        ];
}

/** Writes an option that changes something. */
function writeOption(found: Found, section: string | undefined, name = ''): string {
  const { entry } = found;
  if (section === 'defaultProps') {
    const prop = findProp(found, name)?.facts;
    const value = prop && findOtherValue(prop.type, prop.default);
    return `defaultProps: {${value === undefined ? '' : ` ${name}: ${value} `}},`;
  }
  if (section === 'variants') {
    const [prop, value] = findVariant(found) ?? [];
    const props = prop === undefined ? '{}' : `{ ${prop}: ${value} }`;
    return `variants: [\n  { props: ${props}, style: ${STYLE} },\n],`;
  }
  const key = name || (entry.classes.length === 0 ? 'body' : 'root');
  const isName = /^[A-Za-z_$][\w$]*$/.test(key);
  return `styleOverrides: {\n  ${isName ? key : `'${key}'`}: ${STYLE},\n},`;
}

/** Finds a prop for a variant: one that has several texts. */
function findVariant({ entry }: Found): [prop: string, value: string] | undefined {
  const names = ['variant', 'color', 'size', 'orientation'];
  const props = names.flatMap((name) => entry.props.find((prop) => prop.name === name) ?? []);
  for (const { name, type, default: value } of props) {
    const other = findOtherValue(type, value);
    if (other !== undefined) {
      return [name, other];
    }
  }
  return undefined;
}

/** Returns a value of a type that isn't the default one: of a union of texts, or of `boolean`. */
function findOtherValue(type: string, value: string | undefined): string | undefined {
  const members = type.split(' | ');
  return type === 'boolean'
    ? value === 'true'
      ? 'false'
      : 'true'
    : members.find((member) => /^'[^']*'$/.test(member) && member !== value);
}
