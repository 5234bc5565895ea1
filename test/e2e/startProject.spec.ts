/** "Start a project": its dialog, and the projects, which npm installs, and which are type-checked and built. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { removeFolder } from '../unit/support/temp';
import { type Page, demo, expect, open, test } from './support';
import { unpackDownload } from './zipSupport';

const run = promisify(execFile);

const CALCULATOR = '/material-ui/guides/bundle-size-calculator/';
const TEMPLATES = 'getting-started/templates';

/** A theme as the theme studio stores it, and how the projects write its color. */
const THEME = {
  material: { colorSchemes: { light: { palette: { primary: { main: '#7c3aed' } } } } },
  joy: { radius: { md: '2px' } },
};
const THEME_CODE = "main: '#7c3aed'";

interface Case {
  url: string;
  /** The name of the demo or template; the calculator has none. */
  name?: string;
  framework: 'Vite' | 'Next.js';
  language: 'TypeScript' | 'JavaScript';
  hasTheme?: true;
  /** The file with the theme. */
  themeFile: string;
  /** A file of the build. */
  built: string;
}

const CASES: Case[] = [
  {
    url: '/material-ui/react-button/',
    name: 'ButtonColors',
    ...{ framework: 'Vite', language: 'TypeScript', hasTheme: true },
    ...{ themeFile: 'src/main.tsx', built: 'dist/index.html' },
  },
  {
    url: '/joy-ui/react-input/',
    name: 'FormControlColors',
    ...{ framework: 'Next.js', language: 'JavaScript' },
    ...{ themeFile: 'src/app/Providers.jsx', built: '.next/server/app/index.html' },
  },
  {
    url: `/material-ui/${TEMPLATES}/dashboard/`,
    name: 'Dashboard',
    ...{ framework: 'Next.js', language: 'TypeScript', hasTheme: true },
    ...{ themeFile: 'src/app/Providers.tsx', built: '.next/server/app/index.html' },
  },
  {
    url: `/joy-ui/${TEMPLATES}/team/`,
    name: 'Team',
    ...{ framework: 'Vite', language: 'JavaScript' },
    ...{ themeFile: 'src/main.jsx', built: 'dist/index.html' },
  },
  {
    url: `${CALCULATOR}?basket=material.Button~material.Slider~joy.Select~base.useSwitch`,
    ...{ framework: 'Vite', language: 'TypeScript', hasTheme: true },
    ...{ themeFile: 'src/main.tsx', built: 'dist/index.html' },
  },
];

/** Opens the dialog from the menu of a demo, or from the calculator. */
async function openDialog(page: Page, name: string | undefined) {
  if (name === undefined) {
    await page.getByRole('button', { name: 'Start a project…' }).click();
  } else {
    await demo(page, name).getByRole('button', { name: 'Open in', exact: true }).click();
    await demo(page, name).getByRole('button', { name: 'Start a project…' }).first().click();
  }
  return page.getByRole('dialog', { name: 'Start a project' });
}

test('The dialog makes a project in the chosen framework and language', async ({ page }) => {
  await open(page, '/material-ui/react-button/');
  const dialog = await openDialog(page, 'ButtonColors');
  await dialog.getByText('Next.js', { exact: true }).click();
  await dialog.getByText('JavaScript', { exact: true }).click();
  const folder = await unpackDownload(page, () =>
    dialog.getByRole('button', { name: 'Download the project as ZIP' }).click(),
  );
  await expect(dialog.getByRole('status')).toHaveText('button-colors.zip was downloaded.');
  expect(existsSync(path.join(folder, 'src/app/page.jsx'))).toBe(true);
  removeFolder(path.dirname(folder));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

for (const { url, name, framework, language, hasTheme, themeFile, built } of CASES) {
  const title = `${url}: ${framework}, ${language}${hasTheme ? ', with a theme' : ''}`;
  test(title, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(900_000);
    await page.addInitScript(
      (theme) => theme && localStorage.setItem('fieldguide-user-theme', theme),
      hasTheme ? JSON.stringify(THEME) : '',
    );
    await open(page, url);
    const dialog = await openDialog(page, name);
    await dialog.getByText(framework, { exact: true }).click();
    await dialog.getByText(language, { exact: true }).click();
    const folder = await unpackDownload(page, () =>
      dialog.getByRole('button', { name: 'Download the project as ZIP' }).click(),
    );
    const npm = async (...args: string[]) => {
      await run('npm', args, {
        cwd: folder,
        env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      });
    };
    try {
      const code = readFileSync(path.join(folder, themeFile), 'utf8');
      expect(code.includes(THEME_CODE)).toBe(hasTheme === true);
      await npm('install', '--prefer-offline', '--no-audit', '--no-fund');
      // It also checks the types.
      await npm('run', 'build');
      expect(existsSync(path.join(folder, built))).toBe(true);
    } finally {
      removeFolder(path.dirname(folder));
    }
  });
}
