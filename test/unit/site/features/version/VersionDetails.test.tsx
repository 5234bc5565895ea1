/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { getEmbedTexts } from '@/src/node/embeds/embedTexts';
import { createBuildText } from '@/src/node/i18n/languages';
import type { DocsPage } from '@/src/shared/page';
import { MyVersion } from '@/src/site/features/version/MyVersion';
import { VersionDetails } from '@/src/site/features/version/VersionDetails';
import '@/test/unit/support/provideParts';
import { PACKAGES } from '@/test/unit/shared/versionChanges/samples';

const FILE = { packages: PACKAGES, texts: getEmbedTexts('versionChanges', createBuildText('en')) };
const API_PAGE = { pathname: '/material-ui/api/tabs', blocks: [] } as unknown as DocsPage;
const COMPONENT_PAGE = {
  pathname: '/material-ui/react-card',
  blocks: [{ type: 'apiLinks', links: [{ name: 'Card', href: '/material-ui/api/card/' }] }],
} as unknown as DocsPage;

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  window.fetch = jest.fn<typeof fetch>().mockResolvedValue({
    ok: true,
    json: async () => FILE,
  } as Response);
});

test('a component page lists what changed since the stored version, and forgets the version', async () => {
  window.localStorage.setItem('fieldguide-versions', '{"@mui/material":"5.1.0"}');
  render(<VersionDetails page={COMPONENT_PAGE} />);
  const panel = await screen.findByRole('complementary', { name: 'Your version' });
  expect(panel.querySelector('summary')!.textContent).toBe(
    'Your version: @mui/material 5.1.0. Differences on this page: 2.',
  );
  expect([...panel.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '5.1 prop slots: added.',
    '6.1.3 removed.',
  ]);
  fireEvent.click(screen.getByText('Forget my version'));
  expect(screen.queryByRole('complementary')).toBe(null);
  expect(window.localStorage.getItem('fieldguide-versions')).toBe(null);
});

test('an API page says when nothing is recorded, and an address names a version without storing it', async () => {
  window.history.replaceState(null, '', '/material-ui/api/tabs/?v=6.0');
  render(<VersionDetails page={API_PAGE} />);
  const panel = await screen.findByRole('complementary', { name: 'Your version' });
  expect(panel.textContent).toContain('@mui/material 6.0. Differences on this page: 0.');
  expect(panel.textContent).toContain('No changes are recorded');
  expect(window.localStorage.getItem('fieldguide-versions')).toBe(null);
});

test('the version of an address applies to the pages that are opened later', async () => {
  window.history.replaceState(null, '', '/material-ui/api/tabs/?v=6.0');
  const { unmount } = render(<MyVersion page={API_PAGE} />);
  await screen.findByRole('complementary', { name: 'Your version' });
  unmount();
  window.history.replaceState(null, '', '/material-ui/react-card/');
  render(<MyVersion page={COMPONENT_PAGE} />);
  const panel = await screen.findByRole('complementary', { name: 'Your version' });
  expect(panel.textContent).toContain('@mui/material 6.0.');
});
