/** The texts of a rendered demo with what their contrast depends on. */
import type { RenderedText } from '@/src/shared/userTheme/renderedContrast';

interface DemoText extends RenderedText {
  text: string;
}

/** Texts in disabled controls need no contrast. */
const DISABLED = ':disabled, [aria-disabled="true"], [class*="Mui-disabled"]';

/** Names of icons in an icon font. */
const ICON_NAMES = '.material-icons';

/**
 * Lists the visible texts of an element.
 * @returns the texts, and how many others have a background that can't be calculated: an image, a gradient, or opacity.
 */
export function readTexts(root: Element): { texts: DemoText[]; skipped: number } {
  const { defaultView: view } = root.ownerDocument;
  const texts: DemoText[] = [];
  let skipped = 0;
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (view && walker.nextNode()) {
    const text = walker.currentNode.nodeValue?.trim() ?? '';
    const element = walker.currentNode.parentElement;
    if (text === '' || !element || !isShown(element)) {
      continue;
    }
    const backgrounds = readBackgrounds(element, view);
    if (backgrounds) {
      const { color, fontSize, fontWeight } = view.getComputedStyle(element);
      const [size, weight] = [Number.parseFloat(fontSize), Number(fontWeight)];
      texts.push({ text, color, backgrounds, size, weight });
    } else {
      skipped += 1;
    }
  }
  return { texts, skipped };
}

function isShown(element: Element): boolean {
  const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const { width, height } = element.getBoundingClientRect();
  return (
    isVisible &&
    // Texts for screen readers have one pixel.
    width > 1 &&
    height > 1 &&
    !element.closest(`style, script, noscript, ${DISABLED}, ${ICON_NAMES}`) &&
    !(element instanceof SVGElement)
  );
}

/** Returns the background colors from an element outward, up to an opaque one, or undefined. */
function readBackgrounds(element: Element, view: Window): string[] | undefined {
  const colors: string[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = view.getComputedStyle(one);
    if (backgroundImage !== 'none' || Number(opacity) < 1) {
      return undefined;
    }
    colors.push(backgroundColor);
    if (/^rgb\(/.test(backgroundColor)) {
      return colors;
    }
  }
  // The canvas of the document.
  return undefined;
}
