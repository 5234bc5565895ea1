/** Images must have an alternative text. Their size is read from the file, which avoids layout shifts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';
import { ROOT } from '../../paths';
import type { HtmlSyntax } from '../context';

export const image: HtmlSyntax = (tree, context) => {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'img') {
      return;
    }
    const src = String(node.properties.src ?? '');
    if (typeof node.properties.alt !== 'string') {
      context.report(
        node,
        `the image ${src} has no alternative text`,
        'write ![what the picture shows](/images/…)',
      );
    }
    const file = path.join(ROOT, 'public', src);
    if (!src.startsWith('/') || !existsSync(file)) {
      context.report(
        node,
        `the image ${src} is not among the files of this site`,
        `put the file at public${src.startsWith('/') ? src : '/images/…'} and write its path from the root`,
      );
      return;
    }
    try {
      const { width, height } = imageSize(readFileSync(file));
      Object.assign(node.properties, { width, height, loading: 'lazy', decoding: 'async' });
    } catch (error) {
      context.report(
        node,
        `the size of the image ${src} cannot be read: ${(error as Error).message}`,
        'save the image again; an SVG needs a width and a height, or a viewBox',
      );
    }
  });
};
