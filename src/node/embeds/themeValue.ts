/** The cells with values of the theme. */
import { h } from 'hastscript';
import type { BuildText } from '../markdown/context';
import type { HtmlContent } from '../markdown/html';

/** Renders a value of the theme, with a swatch if it's a color. */
export function renderValue(value: unknown, t: BuildText): HtmlContent[] {
  if (value === undefined) {
    return [t('treeMissing')];
  }
  if (typeof value === 'function') {
    return [t('treeFunction')];
  }
  const text = String(value);
  // The fallback of a variable is its value in the default theme: `var(--mui-palette-grey-100, #f5f5f5)`.
  const color = /^var\(--[\w-]+, (.*)\)$/.exec(text)?.[1] ?? text;
  const isColor = /^(#|rgba?\()/.test(color) && !color.includes('var(');
  const swatch = h('span', { dataSwatch: true, ariaHidden: 'true', style: `background:${color}` });
  return [...(isColor ? [swatch] : []), h('code', text)];
}
