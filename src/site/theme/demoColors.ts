/** Gives the demos of Base UI the colors of a visitor's theme: see src/shared/userTheme/demoColors.ts. */
import { addColorVariables, mayHaveDemoColor } from '@/src/shared/userTheme/demoColors';

const ID = 'fg-demo-colors';

/** Functions that end the changes of a document. */
const stops = new WeakMap<Document, () => void>();

/**
 * Sets the colors of the demos in a document.
 * @param css the variables of `createDemoColors`. If it is empty, demos have their own colors.
 */
export function setDemoColors(target: Document, css: string): void {
  const present = target.getElementById(ID);
  if (css === '') {
    stops.get(target)?.();
    stops.delete(target);
    present?.remove();
    return;
  }
  if (present?.textContent !== css) {
    const style = present ?? target.createElement('style');
    style.id = ID;
    style.textContent = css;
    if (!present) {
      target.head.append(style);
    }
  }
  if (!stops.has(target)) {
    stops.set(target, rewriteSheets(target));
  }
}

/**
 * Writes variables into the style rules of a document, now and when there are new ones. Rules that have the variables stay so,
 * because the variables fall back to the colors of the demo. Returns a function that stops it.
 */
function rewriteSheets(target: Document): () => void {
  const counts = new WeakMap<CSSStyleSheet, number>();
  const scan = () => {
    for (const sheet of target.styleSheets) {
      const rules = readRules(sheet);
      // Emotion adds its rules at the end.
      const first = counts.get(sheet) ?? 0;
      for (let index = first; index < rules.length; index += 1) {
        rewriteRule(rules[index]!);
      }
      counts.set(sheet, rules.length);
    }
    keepLast(target);
  };
  scan();
  // Emotion adds a rule before an element gets its class, and this is called before the next paint.
  const observer = new MutationObserver(scan);
  observer.observe(target.documentElement, {
    attributeFilter: ['class'],
    childList: true,
    subtree: true,
  });
  target.addEventListener('load', scan, true);
  return () => {
    observer.disconnect();
    target.removeEventListener('load', scan, true);
  };
}

/** The utilities of Tailwind can load later, and the rules for white text must follow them. */
function keepLast(target: Document): void {
  const style = target.getElementById(ID);
  const sheets = [...target.head.querySelectorAll('link[rel=stylesheet]')];
  if (style && sheets.some((sheet) => follows(sheet, style))) {
    target.head.append(style);
  }
}

const follows = (one: Node, other: Node): boolean =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

/** Sheets of other origins, such as those of browser extensions, can't be read. */
function readRules(sheet: CSSStyleSheet): CSSRuleList | CSSRule[] {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

function rewriteRule(
  rule: CSSRule & { style?: CSSStyleDeclaration; cssRules?: CSSRuleList },
): void {
  const { style, cssRules } = rule;
  if (style && mayHaveDemoColor(style.cssText)) {
    for (const name of Array.from(style)) {
      const value = style.getPropertyValue(name);
      const next = addColorVariables(value);
      if (next !== value) {
        style.setProperty(name, next, style.getPropertyPriority(name));
      }
    }
  }
  for (const inner of cssRules ?? []) {
    rewriteRule(inner);
  }
}
