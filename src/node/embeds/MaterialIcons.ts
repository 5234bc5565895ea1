/** Renders the first icons as HTML, so that the page shows them before its scripts run and without scripts. */
import type { Element } from 'hast';
import { h, s } from 'hastscript';
import { z } from 'zod';
import { ICON_NAMES_URL, type IconShape } from '@/src/shared/iconData';
import { countIcons, listIcons, splitIconName } from '@/src/shared/iconNames';
import { SITE_ORIGIN } from '@/src/shared/links';
import { getIconFile, readIcon, readIconNames } from '../iconModules';
import { renderHtml } from '../markdown/html';
import { createEmbed } from './embed';

/** The number of icons that the list shows at once on a wide screen. */
const FIRST = 48;

/** `{{"component": "MaterialIcons"}}`: all icons, with a search. */
export const MaterialIcons = createEmbed({
  given: z.strictObject({}),
  prepare: () => {
    const names = readIconNames();
    const first = listIcons(names, 'Filled').slice(0, FIRST);
    return {
      props: { count: countIcons(names), html: renderHtml([h('ul', first.map(renderTile))]) },
    };
  },
  // The Markdown copy only has the address of the icon names because the drawings aren't text.
  toMarkdown: ({ count }, { t }) => [
    {
      type: 'paragraph',
      children: [
        {
          type: 'link',
          url: SITE_ORIGIN + ICON_NAMES_URL,
          children: [{ type: 'text', value: t('iconsNames', { count: String(count) }) }],
        },
      ],
    },
  ],
});

/** Renders the same markup as `IconTile` of src/site/features/icons. */
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
