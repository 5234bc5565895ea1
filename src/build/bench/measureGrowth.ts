/** What more pages cost: bytes of a fixed page, build time and memory, on copies with generated pages. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BYTES_PER_ROUTE } from '../budgets/limits';
import { weighPage } from '../budgets/namedBytes';
import { CommandError } from '../commands/runCommand';
import { copySource } from '../commands/copySource';
import { listPageFiles } from '../outputs/exportedPages';
import { ROOT } from '../paths';
import { listBuildMetrics } from './measureBuild';
import type { BenchContext } from './parts';
import { measureCommand } from './processUse';
import type { Metric } from './results';

const FOLDER = path.join(ROOT, '.cache', 'bench-growth');
const SIZES = [50, 500, 5000];

/** Pages are added to these products in turn, as a family of libraries grows. */
const PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system'] as const;
/** The pages looked at. */
const FIXED_PAGES = ['material-ui/react-button/index.html', 'system/react-box/index.html'];
/** Issue 8: "5,000 pages build on two cores within 8 GB". */
const MAX_MEMORY = 8;
/** Entries of a group in the navigation. */
const GROUP_SIZE = 50;

/**
 * Builds sites with more and more extra pages.
 * @param context args: numbers of extra pages, 50, 500 and 5,000 without.
 * @throws CommandError for arguments that are no numbers, Error when a build fails.
 */
export async function measureGrowth({ args, say }: BenchContext): Promise<Metric[]> {
  const sizes = (args.length > 0 ? args.map(Number) : SIZES).sort((a, b) => a - b);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
    throw new CommandError(`"${args.join(' ')}" are no numbers of pages: write growth 50 500`);
  }
  const metrics: Metric[] = [];
  let former: { size: number; seconds: number; scripts: number[] } | undefined;
  // The site as it is comes first: what is added is told from it.
  for (const size of [0, ...sizes]) {
    copySource(FOLDER, { cold: true });
    addPages(FOLDER, size);
    say(`building with ${size} more pages`);
    const use = await measureCommand([process.execPath, '--import', 'tsx', 'scripts/build.ts'], {
      cwd: FOLDER,
    });
    const out = path.join(FOLDER, 'out');
    const subject = `${size} more pages`;
    // Budgets are for the site as it is, but for the memory of the largest.
    metrics.push(
      ...listBuildMetrics(subject, use, (await listPageFiles(out)).length).map(
        ({ measure, unit, value, note }) => ({
          subject,
          measure,
          unit,
          value,
          ...(note && { note }),
          ...(measure === 'peak memory' && { budget: MAX_MEMORY, mustKeep: true }),
        }),
      ),
    );
    if (former) {
      metrics.push({
        subject,
        measure: `seconds per page since ${former.size}`,
        unit: 's',
        value: (use.seconds - former.seconds) / (size - former.size),
      });
    }
    const scripts: number[] = [];
    for (const [index, file] of FIXED_PAGES.entries()) {
      const { path: page, script, html } = await weighPage(out, file);
      scripts.push(script);
      metrics.push(
        { subject, measure: `${page} JavaScript`, unit: 'kB', value: script / 1000 },
        { subject, measure: `${page} HTML`, unit: 'kB', value: html / 1000 },
      );
      if (former) {
        const growth = (script - (former.scripts[index] ?? 0)) / (size - former.size);
        metrics.push({
          subject,
          measure: `${page} JavaScript per route file since ${former.size}`,
          unit: 'bytes',
          value: growth,
          budget: BYTES_PER_ROUTE,
          mustKeep: true,
        });
      }
    }
    former = { size, seconds: use.seconds, scripts };
    metrics
      .filter((metric) => metric.subject === subject)
      .forEach(({ measure, value, unit }) => say(`${measure}: ${value?.toFixed(3)} ${unit}`));
  }
  rmSync(FOLDER, { recursive: true, force: true });
  return metrics;
}

/** Writes pages with a demo each, as a writer would: Markdown, demo, route, entry in the navigation. */
export function addPages(folder: string, count: number): void {
  const pathnames: Record<(typeof PRODUCTS)[number], string[]> = {
    'material-ui': [],
    'joy-ui': [],
    'base-ui': [],
    system: [],
  };
  for (let number = 1; number <= count; number += 1) {
    const product = PRODUCTS[(number - 1) % PRODUCTS.length]!;
    const name = getName(number);
    const pathname = `/${product}/generated/${name}`;
    const markdown = `data${pathname}/${name}.md`;
    write(path.join(folder, markdown), getMarkdown(number));
    write(path.join(folder, path.dirname(markdown), 'GeneratedDemo.tsx'), getDemo(number));
    write(path.join(folder, `pages${pathname}.tsx`), getRoute(pathname, markdown));
    pathnames[product].push(pathname);
  }
  PRODUCTS.filter((product) => pathnames[product].length > 0).forEach((product) =>
    addToNav(folder, product, pathnames[product]),
  );
}

const SYLLABLES = ['ba', 'cor', 'del', 'fi', 'gus', 'hen', 'ki', 'lom', 'mer', 'nu', 'pas', 'rol'];

/** A name that compresses like those of components: of syllables, no two alike. */
function getName(number: number): string {
  let rest = number * 7919;
  const word = Array.from({ length: 4 }, () => {
    const syllable = SYLLABLES[rest % SYLLABLES.length]!;
    rest = Math.floor(rest / SYLLABLES.length) + number;
    return syllable;
  }).join('');
  return `react-${word}-${number}`;
}

/** Appends groups of pages to the navigation of a product. @throws Error when its file is written in another way. */
function addToNav(folder: string, product: string, pathnames: readonly string[]): void {
  const file = `data/${product}/nav.ts`;
  const nav = readFileSync(path.join(folder, file), 'utf8');
  const groups = Array.from({ length: Math.ceil(pathnames.length / GROUP_SIZE) }, (_, index) => {
    const children = pathnames
      .slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE)
      .map((pathname) => `{ pathname: '${pathname}' }`);
    return `  { pathname: '/${product}/generated-${index + 1}', icon: 'components', children: [${children.join(', ')}] },`;
  });
  const edited = nav.replace(/^\];/m, () => [...groups, '];'].join('\n'));
  if (edited === nav) {
    throw new Error(`${file} does not end its list with "];" on a line: adapt addToNav to it`);
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

function getRoute(pathname: string, markdown: string): string {
  return `import * as page from '@/${markdown}';
import { getPage } from '@/src/build/index/getPage';
import { createDocsPage } from '@/src/site/page/createDocsPage';

export default createDocsPage(page);
export const getStaticProps = async () => ({ props: { page: await getPage('${pathname}') } });
`;
}
