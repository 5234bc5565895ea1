/** The ZIP of a demo: unpacked, built with Vite, and opened in the browser. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { recordInput } from '../trace';
import { type Page, ROOT, demo, expect, open, test } from './support';
import { removeFolder } from '../unit/support/temp';
import { unpackDownload } from './zipSupport';

const run = promisify(execFile);

interface Case {
  /** Address with the hash that selects demo, variant and flavor. */
  url: string;
  name: string;
  mode?: 'dark';
  direction?: 'rtl';
  /** A selector of an element that the running demo renders. */
  shows: string;
  /** Whether the gate runs it. It is the fastest of the large ones, because it doesn't run the TypeScript compiler. */
  isQuick?: true;
}

const CASES: Case[] = [
  {
    url: '/material-ui/react-button/#ButtonColors.tsx',
    name: 'ButtonColors',
    shows: '.MuiButton-root',
  },
  {
    url: '/material-ui/react-card/#CardList.js',
    name: 'CardList',
    mode: 'dark',
    direction: 'rtl',
    shows: 'img[src="/images/material-ui/corn-poppy.svg"]',
    isQuick: true,
  },
  {
    url: '/joy-ui/react-input/#FormControlColors.tsx',
    name: 'FormControlColors',
    direction: 'rtl',
    shows: '.MuiInput-root',
  },
  {
    url: '/base-ui/react-select/#system-SelectIntroduction.tsx',
    name: 'SelectIntroduction',
    shows: '[role="combobox"]',
  },
  {
    url: '/base-ui/react-select/#tailwind-SelectIntroduction.tsx',
    name: 'SelectIntroduction',
    mode: 'dark',
    shows: '[role="combobox"]',
  },
  {
    url: '/base-ui/react-select/#css-SelectIntroduction.js',
    name: 'SelectIntroduction',
    direction: 'rtl',
    shows: '[role="combobox"]',
  },
  {
    url: '/system/react-box/#BoxTheme.tsx',
    name: 'BoxTheme',
    mode: 'dark',
    direction: 'rtl',
    shows: '#root > *',
  },
  {
    url: '/x/react-data-grid/#SeedCatalogue.tsx',
    name: 'SeedCatalogue',
    shows: '[role="gridcell"]',
  },
  {
    url: '/material-ui/getting-started/templates/dashboard/#Dashboard.tsx',
    name: 'Dashboard',
    mode: 'dark',
    direction: 'rtl',
    shows: '.MuiBarElement-root',
  },
];

/** Demos of Base UI in three flavors, by the address of the page, with a selector of their main element. */
const IN_FLAVORS = [
  ['react-slider', 'SliderIntroduction', 'input[type="range"]'],
  ['react-menu', 'MenuIntroduction', '[aria-haspopup="menu"]'],
  ['react-number-input', 'NumberInputIntroduction', '.base-NumberInput-root'],
  ['react-switch', 'SwitchIntroduction', '[role="switch"]'],
] as const;

for (const [page, name, shows] of IN_FLAVORS) {
  CASES.push(
    { url: `/base-ui/${page}/#system-${name}.tsx`, name, shows, direction: 'rtl' },
    { url: `/base-ui/${page}/#tailwind-${name}.js`, name, shows },
    { url: `/base-ui/${page}/#css-${name}.tsx`, name, shows, mode: 'dark' },
  );
}

/** Clicks "Download as ZIP" and unpacks the file into a new folder. */
function unpack(page: Page, name: string): Promise<string> {
  return unpackDownload(page, async () => {
    await demo(page, name).getByRole('button', { name: 'Open in' }).click();
    await demo(page, name).getByRole('button', { name: 'Download as ZIP' }).click();
  });
}

/** Replaces `npm install`: links the packages of the project to those that are installed here. */
function install(folder: string): void {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    const target = path.join(ROOT, 'node_modules', name);
    expect(JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8')).version).toBe(
      version,
    );
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(target, link, 'dir');
  }
}

/** Runs `npm run build` of the project. */
async function build(folder: string): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const bins: Record<string, string> = {
    tsc: 'typescript/bin/tsc',
    'vite build': 'vite/bin/vite.js',
  };
  for (const command of scripts.build.split(' && ')) {
    const bin = path.join(folder, 'node_modules', bins[command]!);
    await run(process.execPath, [bin, ...command.split(' ').slice(1)], { cwd: folder }).catch(
      ({ stdout, stderr }) => {
        throw new Error(`${command} failed: ${stdout}\n${stderr}`);
      },
    );
  }
}

function serve(folder: string): Promise<Server> {
  const files = sirv(path.join(folder, 'dist'));
  const server = createServer((request, response) => files(request, response));
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

for (const { url, name, mode = 'light', direction = 'ltr', shows, isQuick } of CASES) {
  const tag = isQuick ? [] : ['@full'];
  test(
    `${url}, ${mode}, ${direction}: the ZIP is built by Vite and runs`,
    { tag },
    async ({ page }) => {
      test.setTimeout(120_000);
      // The lockfile determines the packages of the build.
      recordInput('file/package-lock.json');
      await page.addInitScript(
        (settings) => {
          localStorage.setItem('mui-mode', settings.mode);
          localStorage.setItem('fieldguide-theme', JSON.stringify(settings));
        },
        { mode, direction },
      );
      await open(page, url);
      const folder = await unpack(page, name);
      try {
        install(folder);
        await build(folder);
        const server = await serve(folder);
        // Another origin in the same context, because a new context would not be watched.
        const { port } = server.address() as AddressInfo;
        await page.goto(`http://localhost:${port}/`);
        await expect(page.locator(shows).first()).toBeVisible();
        const html = page.locator('html');
        await expect(html).toHaveAttribute('data-mui-color-scheme', mode);
        await expect(html).toHaveAttribute('dir', direction);
        const { scheme, background } = await page.evaluate(() => ({
          scheme: getComputedStyle(document.documentElement).colorScheme,
          background: getComputedStyle(document.body).backgroundColor,
        }));
        expect(scheme).toBe(mode);
        const brightness = Number(/\d+/.exec(background)?.[0]);
        expect(brightness < 128, background).toBe(mode === 'dark');
        await expect(page.locator('img').filter({ visible: false })).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        server.close();
      } finally {
        removeFolder(path.dirname(folder));
      }
    },
  );
}
