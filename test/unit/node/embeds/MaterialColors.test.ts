import { expect, test } from '@jest/globals';
import * as colors from '@mui/material/colors';
import { prepareEmbed } from '@/src/node/embeds/registry';
import { findAll, parseHtml, textOf } from '../../support/html';

const { props } = prepareEmbed({ name: 'MaterialColors', props: {}, line: 1 }, 'a.md', 'en');
const html = parseHtml(String(props.html));

test('each hue of the package has a table with all of its shades, accents last', () => {
  const { common: _common, ...hues } = colors;
  const details = findAll(html, 'details');
  expect(details.map(({ properties }) => properties.dataHue)).toEqual(Object.keys(hues));
  const blue = details[Object.keys(hues).indexOf('blue')]!;
  const names = findAll(blue, 'tbody th').map(textOf);
  expect([...names].sort()).toEqual(Object.keys(colors.blue).sort());
  expect(names.slice(-4)).toEqual(['A100', 'A200', 'A400', 'A700']);
});

test('the value and the code of a shade can be copied', () => {
  const copied = findAll(html, 'button').map(({ properties }) => properties.dataCopy);
  expect(copied).toContain(colors.deepPurple[500]);
  expect(copied).toContain('deepPurple[500]');
  expect(copied).toContain("deepPurple['A700']");
});
