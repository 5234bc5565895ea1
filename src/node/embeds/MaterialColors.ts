/** The colors of @mui/material/colors, read from the installed package. */
import * as colors from '@mui/material/colors';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { createTableBox } from '../markdown/elements';
import { renderHtml } from '../markdown/html';
import { type EmbedContext, createEmbed } from './embed';
import { getEmbedTexts } from './embedTexts';

type Shades = Readonly<Record<string, string>>;

/** All hues by name; without black and white. */
const { common: _common, ...hues } = colors as unknown as Readonly<Record<string, Shades>>;

/** `{{"component": "MaterialColors"}}`: each hue with its shades, which can be copied. */
export const MaterialColors = createEmbed({
  given: z.strictObject({}),
  prepare: (_given, context) => ({
    props: {
      html: renderHtml(
        Object.entries(hues).map(([hue, shades]) => renderHue(hue, shades, context)),
      ),
      texts: getEmbedTexts('materialColors', context.t),
    },
  }),
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

/** A hue, closed at first. Its summary has a strip with all shades. */
function renderHue(hue: string, shades: Shades, { t }: EmbedContext): Element {
  const names = listShades(shades);
  const strip = names.map((shade) => h('i', { style: `background:${shades[shade]}` }));
  const head = (['colorsShade', 'colorsValue', 'colorsCode'] as const).map((key) =>
    h('th', { scope: 'col' }, t(key)),
  );
  const rows = names.map((shade) => {
    const value = String(shades[shade]);
    return h('tr', [
      h('th', { scope: 'row' }, [
        h('span', { dataSwatch: true, style: `background:${value}`, ariaHidden: 'true' }),
        shade,
      ]),
      ...[value, `${hue}[${/^\d/.test(shade) ? shade : `'${shade}'`}]`].map((text) =>
        h('td', [
          h('code', text),
          h('button', { type: 'button', dataCopy: text, ariaLabel: t('colorsCopy', { text }) }, [
            t('copy'),
          ]),
        ]),
      ),
    ]);
  });
  const table = h('table', [h('thead', h('tr', head)), h('tbody', rows)]);
  return h('details', { dataHue: hue }, [
    h('summary', [h('code', hue), h('span', { dataStrip: true, ariaHidden: 'true' }, strip)]),
    createTableBox(table, t),
  ]);
}

/** Returns the names of shades: numbers first, as in the package. */
function listShades(shades: Shades): string[] {
  return Object.keys(shades).sort((a, b) => Number(/^A/.test(a)) - Number(/^A/.test(b)));
}
