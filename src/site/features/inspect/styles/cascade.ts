/** The CSS rules of a document that apply to an element, in the order of the cascade. */
import { getSpecificity, nestSelector, splitOutside } from './selectors';

/** A rule that applies to an element, or its inline styles. */
export interface AppliedRule {
  style: CSSStyleDeclaration;
  /** The selector that matches; absent for inline styles. */
  selector?: string;
  /** Whether the rule depends on the size of a container, which scripts can't compare. */
  isConditional: boolean;
}

interface Found extends AppliedRule {
  layer: number;
  specificity: number;
}

/** The rules of an element. */
export interface Cascade {
  /** The weakest rule first. */
  rules: readonly AppliedRule[];
  /** Style sheets that scripts can't read, such as those of another origin. */
  unreadable: number;
}

/** Rules outside of layers are stronger than those in layers. */
const NO_LAYER = Number.MAX_SAFE_INTEGER;

/** Lists the rules that apply to an element now. Rules of pseudo-elements aren't listed. */
export function readCascade(element: Element): Cascade {
  const { ownerDocument } = element;
  const found: Found[] = [];
  const layers = new Map<string, number>();
  let unreadable = 0;
  const sheets = [...ownerDocument.styleSheets, ...(ownerDocument.adoptedStyleSheets ?? [])];
  for (const sheet of sheets) {
    if (sheet.disabled || !matchesMedia(sheet.media, ownerDocument)) {
      continue;
    }
    const rules = readRules(sheet);
    if (rules) {
      visitRules(rules, { element, layers, found, layer: undefined, isConditional: false });
    } else {
      unreadable += 1;
    }
  }
  // Sorting is stable, so later rules stay stronger than earlier ones.
  found.sort((a, b) => a.layer - b.layer || a.specificity - b.specificity);
  const inline = (element as HTMLElement).style as CSSStyleDeclaration | undefined;
  const own = inline && inline.length > 0 ? [{ style: inline, isConditional: false }] : [];
  return { rules: [...found, ...own], unreadable };
}

function readRules(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}

function matchesMedia(media: MediaList | undefined, { defaultView }: Document): boolean {
  const text = media?.mediaText ?? '';
  return text === '' || !defaultView?.matchMedia || defaultView.matchMedia(text).matches;
}

interface Visit {
  element: Element;
  /** The order of the names of layers. */
  layers: Map<string, number>;
  found: Found[];
  layer: string | undefined;
  isConditional: boolean;
  /** The selector of the rule that contains the rules. */
  parent?: string;
}

function visitRules(rules: CSSRuleList, visit: Visit): void {
  for (const rule of rules) {
    visitRule(rule, visit);
  }
}

/** The types of rules are told apart by their members, because the element can be in the document of an iframe. */
function visitRule(rule: CSSRule, visit: Visit): void {
  const { element, layers } = visit;
  if ('selectorText' in rule) {
    visitStyle(rule as CSSStyleRule, visit);
  } else if ('styleSheet' in rule) {
    const { styleSheet, media, layerName } = rule as CSSImportRule;
    const inner = styleSheet && matchesMedia(media, element.ownerDocument) && readRules(styleSheet);
    if (inner) {
      visitRules(inner, { ...visit, layer: enterLayer(visit, layerName) });
    }
  } else if ('nameList' in rule) {
    (rule as CSSLayerStatementRule).nameList.forEach((name) => enterLayer(visit, name));
  } else if ('cssRules' in rule) {
    const { cssRules } = rule as CSSGroupingRule;
    if ('media' in rule) {
      if (matchesMedia((rule as CSSMediaRule).media, element.ownerDocument)) {
        visitRules(cssRules, visit);
      }
    } else if ('containerQuery' in rule) {
      visitRules(cssRules, { ...visit, isConditional: true });
    } else if ('conditionText' in rule) {
      if (CSS.supports((rule as CSSSupportsRule).conditionText)) {
        visitRules(cssRules, visit);
      }
    } else if (rule.constructor.name === 'CSSLayerBlockRule') {
      const name = (rule as CSSLayerBlockRule).name || `(${layers.size})`;
      visitRules(cssRules, { ...visit, layer: enterLayer(visit, name) });
    }
  } else if ('style' in rule && visit.parent !== undefined) {
    // Declarations between nested rules.
    addMatches(visit.parent, (rule as CSSStyleRule).style, visit);
  }
}

/** Returns the full name of a layer, and gives it its place in the order of layers. */
function enterLayer({ layers, layer }: Visit, name: string | null): string | undefined {
  if (name === null) {
    return layer;
  }
  const full = layer === undefined ? name : `${layer}.${name}`;
  if (!layers.has(full)) {
    layers.set(full, layers.size);
  }
  return full;
}

function visitStyle(rule: CSSStyleRule, visit: Visit): void {
  const { parent } = visit;
  const selector =
    parent === undefined ? rule.selectorText : nestSelector(rule.selectorText, parent);
  addMatches(selector, rule.style, visit);
  if (rule.cssRules?.length > 0) {
    visitRules(rule.cssRules, { ...visit, parent: selector });
  }
}

function addMatches(list: string, style: CSSStyleDeclaration, visit: Visit): void {
  const { element, layers, layer, found, isConditional } = visit;
  const matching = splitOutside(list, ',').filter((selector) => matches(element, selector));
  if (style.length === 0 || matching.length === 0) {
    return;
  }
  const best = matching.reduce((one, other) =>
    getSpecificity(other) > getSpecificity(one) ? other : one,
  );
  found.push({
    style,
    selector: best,
    isConditional,
    layer: layer === undefined ? NO_LAYER : (layers.get(layer) ?? NO_LAYER),
    specificity: getSpecificity(best),
  });
}

/** Selectors that the browser doesn't know match nothing, as in the browser's own cascade. */
function matches(element: Element, selector: string): boolean {
  if (selector.includes('::')) {
    return false;
  }
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
