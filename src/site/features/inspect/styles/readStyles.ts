/** What gives an element its color, background, spacing, font, and radius: the declarations that win, and their variables. */
import { type AppliedRule, type Cascade, readCascade } from './cascade';

/** The properties that are listed, by group. */
export type StyleGroup = 'color' | 'background' | 'space' | 'font' | 'radius';

/** A declaration that applies. */
export interface StyleFact {
  group: StyleGroup;
  property: string;
  /** The value as the rule has it. */
  value: string;
  /** The value that the browser computed; empty for shorthand properties that it doesn't serialize. */
  computed: string;
  /** The selector of the rule; absent for inline styles and for those of the browser. */
  selector?: string;
  /** Whether the style sheet of the browser sets it, on the element or on one around it. */
  isBrowser?: true;
  /** Whether the rule depends on the size of a container. */
  isConditional: boolean;
  /** The ancestor that has the rule, if the value is inherited. */
  from?: Element;
  variables: StyleVariable[];
}

/** A CSS variable in a value. */
export interface StyleVariable {
  name: string;
  /** Its value on the element; empty if it isn't set there. */
  value: string;
  /** The variables in its own declaration, such as `--mui-palette-primary-main`. */
  variables: StyleVariable[];
}

/** The declarations of an element. */
export interface ElementStyles {
  facts: StyleFact[];
  unreadable: number;
}

const GROUPS: readonly { group: StyleGroup; test: RegExp; inherits?: true }[] = [
  { group: 'color', test: /^color$/, inherits: true },
  { group: 'background', test: /^background(?:$|-color$|-image$)/ },
  { group: 'space', test: /^(?:padding|margin|(?:row-|column-)?gap)/ },
  {
    group: 'font',
    test: /^(?:font(?:$|-(?:family|size|weight|style)$)|line-height|letter-spacing|text-transform)/,
    inherits: true,
  },
  { group: 'radius', test: /^border-(?:\w+-){0,2}radius$/ },
];

/** Shorthand properties, which stand for those that begin with their name, and others. */
const SHORTHANDS: Readonly<Record<string, RegExp>> = {
  background: /^background-/,
  padding: /^padding-/,
  'padding-inline': /^padding-inline-/,
  'padding-block': /^padding-block-/,
  margin: /^margin-/,
  'margin-inline': /^margin-inline-/,
  'margin-block': /^margin-block-/,
  gap: /^(?:row|column)-gap$/,
  font: /^(?:font-|line-height$)/,
  'border-radius': /^border-.*-radius$/,
};

const covers = (shorthand: string, property: string) =>
  shorthand === property || SHORTHANDS[shorthand]?.test(property) === true;

/** Reads the declarations that apply to an element. Inherited values are looked up in its ancestors. */
export function readStyles(element: Element): ElementStyles {
  const cascades = new Map<Element, Cascade>();
  const getCascade = (target: Element) => {
    const known = cascades.get(target) ?? readCascade(target);
    cascades.set(target, known);
    return known;
  };
  const { unreadable } = getCascade(element);
  const read = (from: Element, group: StyleGroup, test: RegExp) =>
    readGroup(element, from, getCascade, group, test);
  const facts = GROUPS.flatMap(({ group, test, inherits }) => {
    const own = read(element, group, test);
    if (!inherits) {
      return own;
    }
    let all = own;
    for (let from = element.parentElement; from; from = from.parentElement) {
      const isCovered = (property: string) => all.some((fact) => covers(fact.property, property));
      all = [...all, ...read(from, group, test).filter(({ property }) => !isCovered(property))];
      if (all.length > 0 && (group === 'color' || isCovered('font-size'))) {
        break;
      }
    }
    return all.flatMap((fact) => splitInherited(fact, element));
  });
  return { facts, unreadable };
}

/** The properties that an inherited `font` sets. */
const FONT = ['font-family', 'font-size', 'font-weight', 'font-style'];

/**
 * Separates what the browser sets from an inherited declaration. Browsers set the color of links and buttons, and the font
 * of headings and fields; scripts can't read those rules, but the element then differs from the one around it.
 */
function splitInherited(fact: StyleFact, element: Element): StyleFact[] {
  const { from, property, value } = fact;
  // A line height without a unit is inherited as a number, and computed for each element.
  if (!from || (property === 'line-height' && /^[\d.]+$/.test(value))) {
    return [fact];
  }
  const [own, outer] = [getStyleOf(element), getStyleOf(from)];
  const names = property === 'font' ? FONT : [property];
  const changed = names.filter((name) => {
    const [inherited, computed] = [outer.getPropertyValue(name), own.getPropertyValue(name)];
    return inherited !== '' && computed !== '' && inherited !== computed;
  });
  const { group } = fact;
  return [
    // The computed value of `font` has both.
    ...(changed.length === 0
      ? [fact]
      : changed.length < names.length
        ? [{ ...fact, computed: '' }]
        : []),
    ...changed.map((name): StyleFact => ({
      ...{ group, property: name, value: own.getPropertyValue(name), computed: '' },
      ...{ isConditional: false, isBrowser: true, variables: [] },
    })),
  ];
}

/** Reads the declarations of a group from the rules of one element, the strongest rule first. */
function readGroup(
  element: Element,
  from: Element,
  getCascade: (element: Element) => Cascade,
  group: StyleGroup,
  test: RegExp,
): StyleFact[] {
  const { rules } = getCascade(from);
  const computed = getStyleOf(element);
  const facts: StyleFact[] = [];
  for (const isImportant of [true, false]) {
    for (const rule of [...rules].reverse()) {
      for (const property of listProperties(rule.style, test)) {
        const value = rule.style.getPropertyValue(property);
        const isOther = (rule.style.getPropertyPriority(property) === 'important') !== isImportant;
        if (isOther || facts.some((fact) => covers(fact.property, property))) {
          continue;
        }
        const shown = removeUnset(value, computed);
        facts.push({
          group,
          property,
          value: shown,
          computed: computed.getPropertyValue(property),
          ...describeRule(rule),
          ...(from !== element && { from }),
          variables: listVariables(shown, from, getCascade),
        });
      }
    }
  }
  return facts;
}

/** The variables that the build adds to the colors of Base UI demos (`src/shared/userTheme/demoColors.ts`). */
const COLOR_VARIABLE =
  /var\((--color-(?:on-)?(?:teal|red)[-\d]*), (white|#[\da-f]{6}|rgb\([^)]*\))\)/gi;

/** Returns a value with the colors that the code of a demo has, unless a visitor's theme sets their variables. */
function removeUnset(value: string, computed: CSSStyleDeclaration): string {
  return value.replace(COLOR_VARIABLE, (whole, name: string, color: string) =>
    computed.getPropertyValue(name) === '' ? color : whole,
  );
}

function describeRule({ selector, isConditional }: AppliedRule) {
  return { ...(selector !== undefined && { selector }), isConditional };
}

function getStyleOf(element: Element): CSSStyleDeclaration {
  const view = element.ownerDocument.defaultView ?? window;
  return view.getComputedStyle(element);
}

/** Lists the declared properties. Those that a shorthand property of the same rule sets aren't listed. */
function listProperties(style: CSSStyleDeclaration, test: RegExp): string[] {
  const names = new Set(
    [...Object.keys(SHORTHANDS), ...Array.from(style)].filter(
      (name) => test.test(name) && style.getPropertyValue(name) !== '',
    ),
  );
  const shorthands = [...names].filter((name) => name in SHORTHANDS);
  return [...names].filter((name) => !shorthands.some((one) => one !== name && covers(one, name)));
}

/** The variables of a variable are followed to this depth. */
const MAX_DEPTH = 4;

function listVariables(
  value: string,
  element: Element,
  getCascade: (element: Element) => Cascade,
  depth = 1,
): StyleVariable[] {
  const names = [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);
  return [...new Set(names)].map((name) => {
    const declared = depth < MAX_DEPTH ? findDeclared(name, element, getCascade) : undefined;
    return {
      name,
      value: getStyleOf(element).getPropertyValue(name).trim(),
      variables: declared
        ? listVariables(declared.value, declared.element, getCascade, depth + 1)
        : [],
    };
  });
}

/** Finds the declaration of a variable on the element, or on the closest element around it that has one. */
function findDeclared(
  name: string,
  element: Element,
  getCascade: (element: Element) => Cascade,
): { value: string; element: Element } | undefined {
  for (let current: Element | null = element; current; current = current.parentElement) {
    const value = getCascade(current)
      .rules.map(({ style }) => style.getPropertyValue(name).trim())
      .findLast((text) => text !== '');
    if (value !== undefined) {
      return { value, element: current };
    }
  }
  return undefined;
}
