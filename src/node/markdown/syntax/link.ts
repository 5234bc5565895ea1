/** Checks the form of links. `src/node/content/check/checkContent.ts` checks their targets when all pages are known. */
import { visit } from 'unist-util-visit';
import { localizeHref } from '@/src/shared/languages';
import type { HtmlSyntax } from '../context';

/** A file of `public/`, such as /images/a.svg, as opposed to a page. */
export const FILE_PATH = /\.[a-z0-9]+$/i;

export const link: HtmlSyntax = (tree, context) => {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a' || typeof node.properties.href !== 'string') {
      return;
    }
    const { href } = node.properties;
    if (href.startsWith('#')) {
      context.links.push({ href, line: node.position?.start.line });
    } else if (href.startsWith('/') && !href.startsWith('//')) {
      const path = href.replace(/[?#].*$/, '');
      if (!path.endsWith('/') && !FILE_PATH.test(path)) {
        context.report(
          node,
          `the link ${href} has no slash at the end of its path`,
          `write ${href.replace(path, `${path}/`)}`,
        );
      }
      context.links.push({ href, line: node.position?.start.line });
      node.properties.href = localizeHref(href, context.language);
    } else if (!/^(https?|mailto):/.test(href)) {
      context.report(
        node,
        `the link ${href} is relative`,
        'write the whole path from the root, such as /material-ui/react-button/',
      );
    }
  });
};
