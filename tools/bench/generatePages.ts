/**
 * Generates pages in the proportions of the site (129 route files for 397 pages when this was written): a third are
 * Markdown pages with a demo and a route file, and two thirds are the reference of a package's components.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getRoute } from '@/src/node/commands/pageFiles';

/** The products that get pages with a route file, in turn. */
const PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system'] as const;
/**
 * The products that get a package, because their reference has pages of its own. Material UI isn't one of them: each of
 * its pages has redirects from earlier versions, of which hosts allow 2,000, but new pages have none.
 */
const REFERENCE_PRODUCTS = ['joy-ui', 'system'] as const;
/** The number of pages per route file. */
const PAGES_PER_ROUTE = 3;
/** The number of entries in a navigation group. */
const GROUP_SIZE = 50;
/** The folder of the packages in the copy. */
const PACKAGES = 'generated/node_modules';
const PACKAGE_LIST = 'src/node/api/packages.ts';

/**
 * Writes pages as a writer would (Markdown, demo, route, entry in the navigation), and packages whose reference is read.
 * @param folder a copy of the sources.
 * @param count how many pages.
 * @returns how many of them have a route file.
 * @throws Error when a file of the copy that is edited is written in another way.
 */
export function addPages(folder: string, count: number): number {
  const routes = Math.ceil(count / PAGES_PER_ROUTE);
  const numbers = Array.from({ length: routes }, (_, index) => index + 1);
  PRODUCTS.forEach((product, turn) => {
    const own = numbers.filter((number) => (number - 1) % PRODUCTS.length === turn);
    addToNav(
      folder,
      product,
      own.map((number) => addPage(folder, product, number)),
    );
  });
  const entries = Array.from({ length: count - routes }, (_, index) => routes + index + 1);
  REFERENCE_PRODUCTS.forEach((product, turn) => {
    const own = entries.filter((number) => number % REFERENCE_PRODUCTS.length === turn);
    if (own.length > 0) {
      addPackage(folder, product, own);
    }
  });
  return routes;
}

/** @returns the page's address. */
function addPage(folder: string, product: string, number: number): string {
  const name = `react-${getSyllables(number).join('')}-${number}`;
  const pathname = `/${product}/generated/${name}`;
  const markdownFile = `data${pathname}/${name}.md`;
  write(path.join(folder, markdownFile), getMarkdown(number));
  write(path.join(folder, path.dirname(markdownFile), 'GeneratedDemo.tsx'), getDemo(number));
  write(path.join(folder, `pages${pathname}.tsx`), getRoute({ markdownFile }));
  return pathname;
}

const SYLLABLES = ['ba', 'cor', 'del', 'fi', 'gus', 'hen', 'ki', 'lom', 'mer', 'nu', 'pas', 'rol'];

/** Creates unique names of syllables, which compress like names of components. */
function getSyllables(number: number): string[] {
  let rest = number * 7919;
  return Array.from({ length: 4 }, () => {
    const syllable = SYLLABLES[rest % SYLLABLES.length]!;
    rest = Math.floor(rest / SYLLABLES.length) + number;
    return syllable;
  });
}

/** Appends groups of pages to the navigation of a product. */
function addToNav(folder: string, product: string, pathnames: readonly string[]): void {
  const groups = Array.from({ length: Math.ceil(pathnames.length / GROUP_SIZE) }, (_, index) => {
    const children = pathnames
      .slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE)
      .map((pathname) => `{ pathname: '${pathname}' }`);
    return `  { pathname: '/${product}/generated-${index + 1}', icon: 'components', children: [${children.join(', ')}] },`;
  });
  appendToList(folder, `data/${product}/nav.ts`, groups);
}

/** Components as packages have them, a folder each, with declarations and code; and the line that has them read. */
function addPackage(folder: string, product: string, numbers: readonly number[]): void {
  const name = `@generated/${product}`;
  const home = path.join(folder, PACKAGES, name);
  write(path.join(home, 'package.json'), JSON.stringify({ version: '1.0.0', type: 'module' }));
  const components = numbers.map((number) => {
    const syllables = getSyllables(number).map((part) => part[0]!.toUpperCase() + part.slice(1));
    return `${syllables.join('')}${number}`;
  });
  for (const component of components) {
    const file = path.join(home, component, component);
    for (const index of ['index.d.ts', 'index.js']) {
      write(path.join(home, component, index), `export { default } from './${component}.js';\n`);
    }
    write(`${file}.d.ts`, getDeclarations(component));
    write(`${file}.js`, getCode(component));
  }
  const root = components.map((each) => `export { default as ${each} } from './${each}/index.js';`);
  for (const index of ['index.d.ts', 'index.js']) {
    write(path.join(home, index), root.join('\n'));
  }
  appendToList(folder, PACKAGE_LIST, [
    `  { name: '${name}', product: '${product}', folder: path.join(ROOT, '${PACKAGES}', '${name}') },`,
  ]);
}

/** Adds lines to the end of the first list of a module that ends with "];" on a line of its own. @throws Error when none does. */
function appendToList(folder: string, file: string, lines: readonly string[]): void {
  if (lines.length === 0) {
    return;
  }
  const text = readFileSync(path.join(folder, file), 'utf8');
  const edited = text.replace(/^\];/m, () => [...lines, '];'].join('\n'));
  if (edited === text) {
    throw new Error(
      `${file} doesn't end its list with a line "];": change ${path.basename(__filename)}`,
    );
  }
  writeFileSync(path.join(folder, file), edited);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function getMarkdown(number: number): string {
  const sections = [1, 2, 3, 4, 5].map(
    (section) => `## Section ${section}

This paragraph belongs to section ${section} of generated page ${number}. It has the length of what people write, \`code\`
in its middle, and a link to [the box](/system/react-box/), so that rendering it costs what a page costs.

\`\`\`tsx
<Box sx={{ padding: ${section}, margin: ${number} }}>Section ${section}</Box>
\`\`\`
`,
  );
  return `---
title: Generated page ${number}
---

# Generated page ${number}

<p class="description">Page ${number} was generated to find out what more pages cost.</p>

{{"demo": "GeneratedDemo.tsx"}}

${sections.join('\n')}`;
}

function getDemo(number: number): string {
  return `import Box from '@mui/system/Box';

export default function GeneratedDemo() {
  return <Box sx={{ padding: 2 }}>Generated ${number}</Box>;
}
`;
}

/** As many props as components have: those of an element beside their own. */
function getDeclarations(name: string): string {
  const props = ['size', 'color', 'variant', 'placement', 'density', 'shape'].map(
    (prop) => `  /**
   * The ${prop} of the component, as the theme knows it: see \`theme.components\` for more of them.
   * @default 'medium'
   */
  ${prop}?: 'small' | 'medium' | 'large' | OverridableStringUnion<'${prop}'>;`,
  );
  const handlers = ['onOpen', 'onClose', 'onChange'].map(
    (prop) => `  /**
   * Called when the state changes.
   * @param {React.SyntheticEvent} event The event that changed it.
   * @param {string} reason Why it changed.
   */
  ${prop}?: (event: React.SyntheticEvent, reason: 'key' | 'pointer' | 'timeout') => void;`,
  );
  return `import * as React from 'react';

type OverridableStringUnion<T extends string> = T | (string & {});

export interface ${name}Props extends React.HTMLAttributes<HTMLSpanElement> {
${[...props, ...handlers].join('\n')}
}

/** ${name} shows one thing in one of several sizes. */
declare function ${name}(props: ${name}Props): React.JSX.Element;

export default ${name};
`;
}

function getCode(name: string): string {
  return `import { jsx as _jsx } from 'react/jsx-runtime';

export default function ${name}(props) {
  const { size = 'medium', color = 'medium', ...other } = props;
  return _jsx('span', { 'data-size': size, 'data-color': color, ...other });
}
`;
}
