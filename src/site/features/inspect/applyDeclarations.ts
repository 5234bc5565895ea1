/** Tries declarations in a demo: a rule that applies to one place of this demo and to nothing else. */
import type { Declaration } from '@/src/shared/answers/overrides';

/** Marks the elements that contain the demo. */
const SCOPE = 'data-inspected';

/**
 * Applies declarations until the returned function is called.
 * @param roots the elements that contain the demo.
 * @param selector a compound of classes, such as `.MuiButton-startIcon`.
 */
export function applyDeclarations(
  roots: readonly Element[],
  selector: string,
  declarations: readonly Declaration[],
): () => void {
  const [root] = roots;
  if (!root || declarations.length === 0) {
    return () => {};
  }
  const style = root.ownerDocument.createElement('style');
  root.ownerDocument.head.append(style);
  const { sheet } = style;
  // Repeated classes are stronger than the rules of the library, which have up to four.
  const place = selector.repeat(4);
  sheet?.insertRule(`[${SCOPE}]${place}, [${SCOPE}] ${place} {}`);
  const rule = sheet?.cssRules[0] as CSSStyleRule | undefined;
  declarations.forEach(([property, value]) => rule?.style.setProperty(property, value));
  roots.forEach((one) => one.setAttribute(SCOPE, ''));
  return () => {
    style.remove();
    roots.forEach((one) => one.removeAttribute(SCOPE));
  };
}
