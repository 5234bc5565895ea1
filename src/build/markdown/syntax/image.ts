/** Images: an alternative text is demanded; they load when they come near the screen. */
import { visit } from 'unist-util-visit';
import type { HtmlSyntax } from '../context';

export const image: HtmlSyntax = (tree, context) => {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'img') {
      return;
    }
    const src = String(node.properties.src ?? '');
    if (typeof node.properties.alt !== 'string') {
      throw context.error(node, `the image ${src} has no alternative text`, 'write ![what the picture shows](/images/…)');
    }
    if (!src.startsWith('/')) {
      throw context.error(node, `the image ${src} does not come from this site`, 'put the file under public/ and write its path from the root');
    }
    node.properties.loading = 'lazy';
    node.properties.decoding = 'async';
  });
};
