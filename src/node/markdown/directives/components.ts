/**
 * `:::components{for="Dialog Drawer"}`: a section of a migration page that concerns some components. ComponentFilter hides
 * it for readers who don't use them.
 */
import type { Directive } from '../context';

export const components: Directive = {
  name: 'components',
  render: (node, context) => {
    const names = (node.attributes?.for ?? '').split(' ').filter(Boolean);
    const [first] = node.children;
    if (names.length === 0) {
      throw context.error(
        node,
        'the section names no component',
        'write them after the name, such as ":::components{for="Dialog Drawer"}"',
      );
    }
    if (first?.type !== 'heading') {
      throw context.error(
        first ?? node,
        'the section begins without a heading',
        'begin with a heading, such as "### Backdrop clicks", so that the text has a hash',
      );
    }
    node.data = { hName: 'div', hProperties: { dataComponents: names.join(' ') } };
    return node;
  },
};
