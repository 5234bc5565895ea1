/** Every page with playground data has its rendered preview and code before scripts run. */
import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { getText, select } from './page';
import { openExport } from './site';
import { getOut } from '../unit/support/presentExport';

const site = openExport(getOut());

/** Addresses of the pages, from the data files beside their Markdown. */
const urls = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.playground.json'))
  .map((file) => {
    const [product = '', , name = ''] = file.split(/[\\/]/);
    // Pages about one component have this prefix.
    const url = `/${product}/react-${name}/`;
    return site.hasPage(url) ? url : `/${product}/${name}/`;
  });

test('there are playgrounds', () => {
  expect(urls.length).toBeGreaterThan(50);
});

test.each(urls)('%s', (url) => {
  const page = site.readPage(url);
  expect(select(page, '#playground[data-playground="static"]')).toHaveLength(1);
  const codes = select(page, '#playground pre').map(getText);
  expect(codes).toEqual([expect.stringMatching(/^import .*<[A-Z]/s)]);
});
