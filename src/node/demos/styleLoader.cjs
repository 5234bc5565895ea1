// @ts-check
/**
 * Turns a demo's style sheet into a module that adds the styles to the document when it is loaded. Demos import
 * './styles.css' as in a reader's project, and pages don't contain styles of demos that aren't shown. Style sheets that
 * import Tailwind are compiled first. The loader is CommonJS because Turbopack loads loaders with `require`.
 */
const { readdirSync } = require('node:fs');
const path = require('node:path');

/** @typedef {{ resourcePath: string, addDependency(file: string): void, addContextDependency(folder: string): void }} Loader */

/**
 * @this {Loader & { async(): (error: unknown, code?: string) => void }}
 * @param {string} source
 */
function styleLoader(source) {
  const done = this.async();
  compile(this, source).then((css) => done(null, toModule(css, this.resourcePath)), done);
}

/**
 * @param {Loader} loader
 * @param {string} source
 * @returns {Promise<string>}
 */
async function compile(loader, source) {
  if (!source.includes('tailwindcss/')) {
    return source;
  }
  // They are imported here because most demos don't need them.
  const [{ default: postcss }, { default: tailwind }] = await Promise.all([
    import('postcss'),
    import('@tailwindcss/postcss'),
  ]);
  const result = await postcss([tailwind({ optimize: true })]).process(source, {
    from: loader.resourcePath,
  });
  const data = path.join(process.cwd(), 'data');
  // New demos can use new classes. While developing, watching all of data/ would compile everything after each edit.
  if (process.env.NODE_ENV === 'production') {
    loader.addContextDependency(data);
  }
  for (const file of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.tsx') && file.includes(`${path.sep}tailwind${path.sep}`)) {
      loader.addDependency(path.join(data, file));
    }
  }
  return result.css;
}

/**
 * @param {string} css
 * @param {string} file
 * @returns {string}
 */
function toModule(css, file) {
  const id = path.relative(process.cwd(), file).split(path.sep).join('/');
  return `
if (typeof document !== 'undefined') {
  const id = ${JSON.stringify(id)};
  const style = document.querySelector('style[data-demo-styles="' + id + '"]') ?? document.createElement('style');
  style.dataset.demoStyles = id;
  style.textContent = ${JSON.stringify(css)};
  document.head.append(style);
}
`;
}

module.exports = styleLoader;
