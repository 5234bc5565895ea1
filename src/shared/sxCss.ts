/** The CSS of an `sx` value, as MUI System and Emotion create it. The build and the explorer of `sx` values use it. */
import { css } from '@emotion/react';
import { unstable_styleFunctionSx as resolveSx } from '@mui/system';
import { type Element, compile } from 'stylis';

/** Declarations for a selector. */
export interface SxRule {
  /** At-rules around it, outermost first: `@media (min-width:600px)`. */
  conditions: readonly string[];
  selector: string;
  /** CSS properties in kebab case, with their values. */
  declarations: readonly (readonly [property: string, value: string])[];
}

/**
 * Creates the rules of an `sx` value.
 * @param selector that of the element.
 * @param theme the theme that the value refers to.
 */
export function createSxRules(sx: unknown, theme: object, selector: string): SxRule[] {
  const styles = resolveSx({ sx, theme } as Parameters<typeof resolveSx>[0]);
  const { styles: text } = css((styles ?? {}) as Parameters<typeof css>[0]);
  return compile(`${selector}{${text}}`).flatMap((element) => readRules(element, []));
}

function readRules(element: Element, conditions: readonly string[]): SxRule[] {
  const { type, value, props, children } = element;
  if (!Array.isArray(children)) {
    return [];
  }
  if (type !== 'rule') {
    return children.flatMap((child) => readRules(child, [...conditions, value]));
  }
  const declarations = children
    .filter((child) => child.type === 'decl')
    .map((child) => [String(child.props), String(child.children)] as const);
  return declarations.length > 0
    ? [{ conditions, selector: [props].flat().join(', '), declarations }]
    : [];
}

/** Prints rules as a style sheet. */
export function printSxRules(rules: readonly SxRule[]): string {
  return rules
    .map(({ conditions, selector, declarations }) => {
      const lines = [
        ...conditions.map(
          (condition, depth) => `${'  '.repeat(depth)}${condition.replace(/:(?=\S)/g, ': ')} {`,
        ),
        `${'  '.repeat(conditions.length)}${selector} {`,
        ...declarations.map(
          ([property, value]) => `${'  '.repeat(conditions.length + 1)}${property}: ${value};`,
        ),
        ...[...conditions, selector].map(
          (_block, index) => `${'  '.repeat(conditions.length - index)}}`,
        ),
      ];
      return lines.join('\n');
    })
    .join('\n');
}

/**
 * Returns the rules that apply in a viewport. Media queries for its width are resolved, so a property that several of them
 * set has the value that wins. Other conditions stay.
 * @param width in pixels.
 */
export function getSxRulesAt(rules: readonly SxRule[], width: number): SxRule[] {
  const merged = new Map<string, SxRule>();
  for (const { conditions, selector, declarations } of rules) {
    const results = conditions.map((condition) => matchWidth(condition, width));
    if (results.includes(false)) {
      continue;
    }
    const kept = conditions.filter((_condition, index) => results[index] === undefined);
    const key = [...kept, selector].join('\n');
    // A property that is set again moves to the end, as in the cascade.
    const values = new Map(merged.get(key)?.declarations);
    for (const [property, value] of declarations) {
      values.delete(property);
      values.set(property, value);
    }
    merged.set(key, { conditions: kept, selector, declarations: [...values] });
  }
  return [...merged.values()];
}

const WIDTH_FEATURE = /^\((min|max)-width:([\d.]+)px\)$/;

/** Returns whether a media query about the viewport's width matches, or undefined for other at-rules. */
function matchWidth(condition: string, width: number): boolean | undefined {
  const [, query] = /^@media (.+)$/.exec(condition) ?? [];
  const features = query?.split(' and ').map((feature) => WIDTH_FEATURE.exec(feature.trim()));
  if (!features || features.some((feature) => feature === null)) {
    return undefined;
  }
  return features.every((feature) => {
    const limit = Number(feature?.[2]);
    return feature?.[1] === 'min' ? width >= limit : width <= limit;
  });
}
