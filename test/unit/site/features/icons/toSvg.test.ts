import { expect, test } from '@jest/globals';
import { readIcon } from '@/src/node/iconModules';
import { toSvg } from '@/src/site/features/icons/toSvg';

const OPEN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor">';

test('paths and other shapes become an SVG file', () => {
  expect(
    toSvg(['M0 0h24', ['circle', { cx: '12', fillOpacity: '.3' }, []], ['g', {}, ['M1 1']]]),
  ).toBe(
    `${OPEN}<path d="M0 0h24"/><circle cx="12" fill-opacity=".3"/><g><path d="M1 1"/></g></svg>\n`,
  );
});

test('quotes in attributes are escaped', () => {
  expect(toSvg([['text', { x: '"<&' }, []]])).toContain('x="&quot;&lt;&amp;"');
});

test.each(['AcUnit', 'Battery20', 'MedicationLiquidTwoTone', 'JoinFull'])(
  '%s is valid XML',
  (name) => {
    const svg = toSvg(readIcon(`node_modules/@mui/icons-material/${name}.js`));
    const tags = [...svg.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)];
    const depth = tags.reduce((sum, [, end, , empty]) => sum + (end ? -1 : empty ? 0 : 1), 0);
    expect(depth).toBe(0);
    expect(svg.replace(/<[^<>]+>/g, '').trim()).toBe('');
    expect(svg.slice(OPEN.length)).not.toMatch(/\s[a-z]+[A-Z]\w*="/);
  },
);
