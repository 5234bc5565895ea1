/** @jest-environment node */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type SiteServer } from '@/src/node/commands/serveSite';
import { serveMarkdown } from '@/src/node/commands/serveMarkdown';

jest.setTimeout(120_000);

let site: SiteServer;
beforeAll(async () => {
  site = await serveMarkdown();
});
afterAll(() => {
  site.server.close();
});

test.each(['/material-ui/react-card.md', '/system/api/box.md', '/base-ui/react-tabs/hooks-api.md'])(
  '%s is the page as it is now',
  async (address) => {
    const response = await fetch(site.url + address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toContain(`${address.replace(/\.md$/, '')}/\n`);
  },
);

test('an address without a page is not found', async () => {
  const response = await fetch(`${site.url}/material-ui/react-nothing.md`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('/material-ui/react-nothing/');
});

test('a language without translations is not found', async () => {
  const response = await fetch(`${site.url}/zh/material-ui/react-card.md`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('/zh/material-ui/react-card/');
});

test('it listens on the loopback interface only', () => {
  expect(site.server.address()).toMatchObject({ address: '127.0.0.1' });
});
