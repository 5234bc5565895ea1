/** Wraps tables in boxes that scroll horizontally, and aligns their cells with CSS. */
import type { Element } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { HtmlSyntax } from '../context';
import { createTableBox } from '../elements';

/** Cells are aligned to the start by the stylesheet, so `left` needs no style. */
const STYLES: Readonly<Record<string, string>> = {
  center: 'text-align:center',
  right: 'text-align:end',
};

export const table: HtmlSyntax = (tree, context) => {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) {
      return undefined;
    }
    visit(node, 'element', alignCell);
    parent.children[index] = createTableBox(node, context.t);
    return SKIP;
  });
};

/** Replaces the obsolete attribute `align`, which the stylesheet would override. */
function alignCell({ properties }: Element): void {
  const { align } = properties;
  delete properties.align;
  const style = STYLES[String(align)];
  if (style) {
    properties.style = style;
  }
}
