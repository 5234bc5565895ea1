/** A TypeScript error about a prop or a props type, as tsc, editors, and bundlers print it. */

export interface TypeErrorRecognition {
  kind: 'typeError';
  /** The code of the first error in the text: "TS2322"; absent if the text has none. */
  code?: string;
  /**
   * value: a value of another type; unknown: a name that the type doesn't have; missing: a required name; overload: no
   * signature of a component fits; common: the type has none of the names.
   */
  problem: 'value' | 'unknown' | 'missing' | 'overload' | 'common';
  /** The props that the error names. */
  props: string[];
  /** Components whose props types the error names, those of the declaration first: `Button` for `ButtonProps`. */
  components: string[];
  /** Other types of the theme that it names, such as `PaletteOptions`. */
  types: string[];
  /** The type of the value. */
  given?: string;
  /** The type that the prop has. */
  expected?: string;
  /** The package whose declarations the error names. */
  package?: string;
}

const CODE = /\bts\s?\(?(\d{4,5})\)?\b/i;
/** A quoted type may contain quotes, so it ends where the sentence goes on. */
const VALUE =
  /Type '(.{1,2000}?)' is not assignable to (?:type '(.{1,3000}?)'(?=\.|\s|$)|parameter)/s;
const SENTENCES: readonly [TypeErrorRecognition['problem'], RegExp][] = [
  ['unknown', /Property '([\w$-]+)' does not exist on type/g],
  ['unknown', /(?:known properties,? (?:and|but) )'([\w$-]+)' does not exist in type/g],
  // Of the signatures of a component, the one with `component` always misses it.
  [
    'missing',
    /Property '([\w$-]+)' is missing in type '.{1,2000}?' but required in type '(?!\{ component: )/gs,
  ],
];
const EXPECTED = /expected type comes from property '([\w$-]+)' which is declared here on type/g;
const INCOMPATIBLE = /Types of property '([\w$-]+)' are incompatible/g;
const PROPS_TYPE =
  /\b(?!Extend)([A-Z][A-Za-z0-9]*?)(?:SlotsAndSlotProps|OwnProps|BaseProps|TypeMap|(?<!Intrinsic|Component|HTML|Common|Override)Props)(?:([A-Z][a-z]+?)s?Overrides)?\b/g;
const THEME_TYPE =
  /'[^']*?\b(Palette(?:Options|ColorOptions|Color)?|TypographyVariants(?:Options)?|TypographyOptions|Theme(?:Options)?|CssVarsThemeOptions|Components|BreakpointOverrides|TypeBackground|TypeText|TypeAction|SxProps|CSSProperties)\b/g;

export function recognizeTypeError(text: string): TypeErrorRecognition | undefined {
  const first = CODE.exec(text)?.[1];
  const value = VALUE.exec(text);
  const sentence = SENTENCES.map(([problem, pattern]) => ({
    problem,
    names: listMatches(text, pattern),
  })).filter(({ names }) => names.length > 0);
  const isOverload = /No overload matches this call/.test(text);
  const isCommon = /has no properties in common with type/.test(text);
  if (!value && sentence.length === 0 && !isOverload && !isCommon) {
    return undefined;
  }
  const found = [...text.matchAll(PROPS_TYPE)];
  const overridden = found.flatMap(([, , prop]) =>
    prop === undefined ? [] : prop.charAt(0).toLowerCase() + prop.slice(1),
  );
  const props = unique([
    ...(sentence[0]?.names ?? []),
    ...listMatches(text, EXPECTED),
    ...listMatches(text, INCOMPATIBLE),
    ...(value ? overridden : []),
  ]);
  const components = unique(found.map(([, name]) => name!));
  const types = unique(listMatches(text, THEME_TYPE));
  if (components.length === 0 && types.length === 0 && !/@mui\//.test(text)) {
    return undefined;
  }
  const [, packageName] = /(@mui\/(?:x-)?[a-z-]+)/.exec(text) ?? [];
  const named = sentence[0]?.problem;
  return {
    kind: 'typeError',
    ...(first && { code: `TS${first}` }),
    problem: named ?? (value ? 'value' : isOverload ? 'overload' : 'common'),
    ...{ props, components, types },
    ...(value && named === undefined && { given: value[1]!, expected: value[2] ?? '' }),
    ...(packageName && { package: packageName }),
  };
}

function listMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name!);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
