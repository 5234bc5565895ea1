/** Renders a demo in Node under a reader's settings: what the server would make, were it to know them. */
import path from 'node:path';
import { build } from 'esbuild';
import { DEFAULT_THEME_SETTINGS, type ThemeSettings } from '../../src/site/theme/themeSettings';
import { getProduct } from '../../src/shared/products';
import type { ListedDemo } from './listDemos';

const ROOT = path.resolve(__dirname, '../..');

/**
 * @param changes what differs from the settings of a new reader.
 * @returns the demo's HTML, as `react-dom/server` makes it within the themes of its product.
 * @throws Error when it cannot be compiled, imports what is not there, or throws.
 */
export async function renderOnServer(
  { file, pathname }: ListedDemo,
  changes: Partial<ThemeSettings>,
): Promise<string> {
  const settings: ThemeSettings = { ...DEFAULT_THEME_SETTINGS, ...changes };
  const entry = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { DemoThemes } from '@/src/site/theme/demoThemes';
    import { SettingsContext } from '@/src/site/theme/ThemeProvider';
    import Demo from ${JSON.stringify(`./${file}`)};
    export const html = renderToString(
      createElement(SettingsContext, { value: ${JSON.stringify(settings)} },
        createElement(DemoThemes, { ids: ${JSON.stringify(getProduct(pathname)?.demoThemes ?? [])} },
          createElement(Demo))));`;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: ROOT, loader: 'ts' },
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    jsx: 'automatic',
    // Style sheets are none of the HTML.
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  const module: { exports: { html?: string } } = { exports: {} };
  new Function('require', 'module', 'exports', outputFiles[0]!.text)(
    require,
    module,
    module.exports,
  );
  if (module.exports.html === undefined) {
    throw new Error(`${file} has rendered nothing on the server`);
  }
  return module.exports.html;
}
