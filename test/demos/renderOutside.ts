/**
 * Renders demos outside of the site, with the themes of their product and a user's settings: to HTML in Node, and as a
 * script that hydrates that HTML in a browser with the development build of React, which reports every difference.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { type BuildOptions, type Plugin, build } from 'esbuild';
import type { BrowserContext, Page } from '@playwright/test';
import { getPageThemes } from '../../src/shared/templates';
import { DEFAULT_THEME_SETTINGS, type ThemeSettings } from '../../src/site/state/themeSettings';
import { installChecks } from './inPage';
import { recordInput } from '../trace';
import { type ListedDemo, readDerived } from './listDemos';

const ROOT = path.resolve(__dirname, '../..');
const requireHere = createRequire(path.join(ROOT, 'package.json'));

/** Demos of one page and flavor, compiled once for all settings. */
export interface OutsideDemos {
  /**
   * Renders the TypeScript with `react-dom/server`. Returns HTML by the name of the demo.
   * @param changes settings that differ from the defaults.
   * @throws Error when a demo throws.
   */
  render: (changes: Partial<ThemeSettings>) => Promise<Readonly<Record<string, string>>>;
  /** An empty page at the site's address, with `window.hydrateDemo`. */
  page: Page;
}

/** Hydrates an element that contains a demo's HTML. When effects have run, it resolves to React's warnings. */
export type HydrateDemo = (
  name: string,
  root: HTMLElement,
  settings: ThemeSettings,
) => Promise<string[]>;

/** Returns the default settings with changes. */
export const withDefaults = (changes: Partial<ThemeSettings>): ThemeSettings => ({
  ...DEFAULT_THEME_SETTINGS,
  ...changes,
});

/**
 * Compiles demos of one page and flavor, and opens a page for them.
 * @param context of the page.
 * @param derived those of which the browser runs the derived JavaScript instead of the TypeScript.
 * @param baseURL address of the site.
 * @throws Error when a demo can't be compiled, or imports a missing module.
 */
export async function openOutside(
  context: BrowserContext,
  demos: readonly ListedDemo[],
  derived: readonly ListedDemo[],
  baseURL: string,
): Promise<OutsideDemos> {
  const themes = JSON.stringify(getPageThemes(demos[0]?.pathname ?? ''));
  const common = `
    import { createElement } from 'react';
    import { provideParts } from '@/src/site/browser/loadPart';
    import { THEME_PARTS } from '@/src/site/theme/themeParts';
    import { DemoThemes, loadThemes } from '@/src/site/theme/demoThemes';
    import { SettingsContext } from '@/src/site/theme/ThemeProvider';
    ${demos.map(({ file }, index) => `import Demo${index} from ${JSON.stringify(`./${file}`)};`).join('\n')}
    provideParts(THEME_PARTS);
    const demos = { ${demos.map(({ name }, index) => `${JSON.stringify(name)}: Demo${index}`).join(', ')} };
    const load = ({ direction }) => loadThemes({ ids: ${themes}, direction, language: 'en' });
    const render = (name, settings) =>
      createElement(SettingsContext, { value: settings },
        createElement(DemoThemes, { ids: ${themes} }, createElement(demos[name])));`;
  const server = `${common}
    import { renderToString } from 'react-dom/server';
    export const renderAll = async (settings) => {
      await load(settings);
      return Object.fromEntries(
        Object.keys(demos).map((name) => [name, renderToString(render(name, settings))]));
    };`;
  const browser = `${common}
    import { hydrateRoot } from 'react-dom/client';
    const roots = new Map();
    window.hydrateDemo = async (name, root, settings) => {
      // The same demo with other settings. It is unmounted, because components that measure themselves would otherwise
      // report that they were removed.
      roots.get(name)?.unmount();
      await load(settings);
      const messages = [];
      const { error, warn } = console;
      const note = (...parts) => messages.push(parts.map(String).join(' '));
      Object.assign(console, { error: note, warn: note });
      roots.set(name, hydrateRoot(root, render(name, settings), { onRecoverableError: note, onUncaughtError: note }));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
      Object.assign(console, { error, warn });
      return messages;
    };`;
  const [node, script] = await Promise.all([
    compile(server, { platform: 'node', format: 'cjs', packages: 'external' }),
    compile(browser, {
      platform: 'browser',
      format: 'iife',
      define: { 'process.env.NODE_ENV': '"development"', 'process.env': '{}' },
      plugins: [createDerivedPlugin(derived)],
    }),
  ]);
  const module = { exports: {} as { renderAll: RenderAll } };
  new Function('require', 'module', 'exports', node)(requireHere, module, module.exports);
  const page = await context.newPage();
  // Images in demos have addresses of the site.
  await page.setContent(
    `<!doctype html><html lang="en"><head><base href="${baseURL}"></head><body></body></html>`,
  );
  await page.evaluate(installChecks);
  await page.evaluate(script);
  return { render: (changes) => module.exports.renderAll(withDefaults(changes)), page };
}

type RenderAll = (settings: ThemeSettings) => Promise<Record<string, string>>;

/** Replaces a demo's own files by their derived JavaScript. */
function createDerivedPlugin(demos: readonly ListedDemo[]): Plugin {
  const byFile = new Map(demos.map((demo) => [path.join(ROOT, demo.file), demo]));
  return {
    name: 'derived',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]data[\\/].*\.tsx$/ }, ({ path: file }) => {
        const demo = byFile.get(file);
        return demo && { contents: readDerived(demo), loader: 'jsx' };
      });
    },
  };
}

async function compile(contents: string, options: BuildOptions): Promise<string> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts', sourcefile: 'demos.ts' },
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: ROOT,
    jsx: 'automatic',
    alias: { 'next/router': path.join(__dirname, 'noRouter.ts') },
    // Style sheets don't affect the HTML.
    loader: { '.css': 'empty' },
    logLevel: 'silent',
    ...options,
  });
  // The lockfile determines the versions of packages.
  Object.keys(metafile!.inputs)
    .filter((file) => file !== 'demos.ts' && !file.includes('node_modules/'))
    .forEach((file) => recordInput(`file/${file}`));
  return outputFiles![0]!.text;
}
