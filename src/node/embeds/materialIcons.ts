/** The first icons as HTML: the page shows them before its scripts have run, and without scripts. */
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h, s } from 'hastscript';
import type { IconShape } from '@/src/shared/iconData';
import { countIcons, listIcons, splitIconName } from '@/src/shared/iconNames';
import { getIconFile, readIcon, readIconNames } from '../iconModules';
import type { PreparePlaced } from './placed';

/** As many as the list shows at once on a wide screen. */
const FIRST = 48;

export const materialIcons: PreparePlaced = () => {
  const names = readIconNames();
  const first = listIcons(names, 'Filled').slice(0, FIRST);
  return { props: { count: countIcons(names), html: toHtml(h('ul', first.map(renderTile))) } };
};

/** As `IconTile` of src/site/features/icons has it. */
function renderTile(name: string): Element {
  const shapes = readIcon(getIconFile(name));
  const words = splitIconName(name).flatMap((word, index) =>
    index === 0 ? [word] : [h('wbr'), word],
  );
  return h('li', [
    s('svg', { viewBox: '0 0 24 24', ariaHidden: 'true' }, shapes.map(renderShape)),
    h('span', words),
  ]);
}

function renderShape(shape: IconShape): Element {
  const [tag, props, children] =
    typeof shape === 'string' ? (['path', { d: shape }, []] as const) : shape;
  return s(tag, props, children.map(renderShape));
}
