/** Makes the files of a project from a selection of components and hooks: one demo for each. */
import { DEFAULT_FLAVOUR, type Variant } from '@/src/shared/flavours';
import type { DemoBlock, PageData } from '@/src/shared/page';
import { type DemoThemeId, getProduct } from '@/src/shared/products';
import { readImports } from '@/src/shared/sizes/readImports';
import type { SizeEntry } from '@/src/shared/sizes/sizesFile';
import { fetchOk } from '../../../browser/fetchOk';
import { fetchPage } from '../../../browser/fetchPage';
import { type TextFile, loadFiles } from '../demoSource';
import type { ProjectInput } from './createProject';

/** A demo that shows an entry. */
interface FoundDemo {
  /** Address of its page, without trailing slash. */
  pathname: string;
  name: string;
  /** The demo itself is the first file. */
  files: readonly TextFile[];
}

/** What a selection contributes to its project. */
export type BasketParts = Required<
  Pick<ProjectInput, 'files' | 'themes' | 'packages' | 'folder' | 'isMixed' | 'about'>
>;

/** How many pages, and demos of each, are searched for an entry. */
const PAGES = 2;
const DEMOS = 8;

/**
 * Reads a demo for each entry. Entries that no demo shows are only listed in the README.
 * @throws Error when something can't be loaded.
 */
export async function readBasket(
  entries: readonly SizeEntry[],
  variant: Variant,
): Promise<BasketParts> {
  const findDemo = createFindDemo(await readList(), variant);
  const found = await Promise.all(
    entries.map(async (entry) => ({ entry, demo: await findDemo(entry) })),
  );
  const demos = new Map<string, { demo: FoundDemo; names: string[] }>();
  for (const { entry, demo } of found) {
    if (demo) {
      const id = `${demo.pathname}#${demo.name}`;
      const known = demos.get(id) ?? { demo, names: [] };
      known.names.push(entry.name);
      demos.set(id, known);
    }
  }
  const shown = [...demos.values()];
  const app = { name: variant === 'TS' ? 'App.tsx' : 'App.js', text: writeApp(shown) };
  return {
    files: [app, ...placeDemos(shown.map(({ demo }) => demo))],
    themes: listThemes(entries),
    packages: [...new Set(entries.map((entry) => entry.package))],
    folder: '',
    isMixed: true,
    about: `\n## Imports\n\n\`\`\`tsx\n${writeImports(entries)}\n\`\`\`\n`,
  };
}

interface ListedEntry {
  name: string;
  package: string;
  /** Address of its data. */
  data: string;
}

/** Reads the list of all entries of the API reference. */
async function readList(): Promise<readonly ListedEntry[]> {
  return (await fetchOk('/api-data/index.json')).json() as Promise<ListedEntry[]>;
}

/** Returns the function that finds a demo of an entry. It loads each page once. */
function createFindDemo(list: readonly ListedEntry[], variant: Variant) {
  const pages = new Map<string, Promise<PageData>>();
  const loadPage = (pathname: string) => {
    const page = pages.get(pathname) ?? fetchPage(pathname);
    pages.set(pathname, page);
    return page;
  };
  return async function findDemo(entry: SizeEntry): Promise<FoundDemo | undefined> {
    const listed = list.find((one) => one.name === entry.name && one.package === entry.package);
    if (!listed) {
      return undefined;
    }
    const { demos } = (await (await fetchOk(listed.data)).json()) as { demos: { href: string }[] };
    for (const { href } of demos.slice(0, PAGES)) {
      const pathname = new URL(href, 'https://site').pathname.replace(/\/$/, '');
      for (const { name, flavours } of listDemos(await loadPage(pathname))) {
        const source = flavours[DEFAULT_FLAVOUR]!;
        const query = { pathname, name, flavour: DEFAULT_FLAVOUR, source };
        const files = await loadFiles(query, variant);
        if (readImports(files[0]?.text ?? '', [entry]).entries.length > 0) {
          return { pathname, name, files };
        }
      }
    }
    return undefined;
  };
}

/** Lists the demos of a page that can be beside others. Those in iframes need a window of their own. */
function listDemos({ blocks }: PageData): DemoBlock[] {
  return blocks
    .filter((block) => block.type === 'demo')
    .filter(({ options, flavours }) => !options.iframe && flavours[DEFAULT_FLAVOUR])
    .slice(0, DEMOS);
}

/** Returns the folder of a demo. Demos with a folder of their own have the same name of a file. */
const getFolder = ({ pathname, name, files: [first] }: FoundDemo) =>
  `${pathname.slice(1)}/${first?.name.startsWith('index.') ? `${name}/` : ''}`;

/** Puts the files of each demo into the folder of its page, where files of parent folders have their place as well. */
function placeDemos(demos: readonly FoundDemo[]): TextFile[] {
  const files = demos.flatMap((demo) =>
    demo.files.map(({ name, text }) => ({ name: getFolder(demo) + name, text })),
  );
  // Demos of a page can share a file.
  return [...new Map(files.map((file) => [file.name, file])).values()];
}

/** The themes of the libraries. MUI System reads the theme of each of the others, so it comes last. */
function listThemes(entries: readonly SizeEntry[]): DemoThemeId[] {
  const used = new Set(entries.map((entry) => THEMES[entry.package] ?? 'material'));
  return (['material', 'joy', 'system'] as const).filter((id) => used.has(id));
}

const THEMES: Readonly<Record<string, DemoThemeId>> = {
  '@mui/joy': 'joy',
  '@mui/base': 'system',
  '@mui/system': 'system',
};

/** Writes import statements. Components of the same name get the name of their library. */
function writeImports(entries: readonly SizeEntry[]): string {
  const taken = new Set<string>();
  return entries
    .map(({ name, package: from, path, exported }) => {
      const library = from
        .slice(from.indexOf('/') + 1)
        .replace(/(?:^|-)(.)/g, (_all, first: string) => first.toUpperCase());
      const local = taken.has(name) ? library + name : name;
      taken.add(local);
      const named = local === exported ? local : `${exported} as ${local}`;
      return `import ${exported === 'default' ? local : `{ ${named} }`} from '${path}';`;
    })
    .join('\n');
}

/** Writes the component that shows all demos. */
function writeApp(shown: readonly { demo: FoundDemo; names: readonly string[] }[]): string {
  const taken = new Set<string>();
  const named = shown.map(({ demo, names }) => {
    const product = getProduct(demo.pathname)?.name ?? '';
    const local = [demo.name, product.replaceAll(' ', '') + demo.name].find(
      (name) => !taken.has(name),
    );
    const name = local ?? `Demo${taken.size}`;
    taken.add(name);
    return {
      name,
      path: `./${getFolder(demo)}${demo.files[0]!.name}`,
      title: `${names.join(', ')} (${product})`,
    };
  });
  const sections = named.flatMap(({ name, title }) => [
    '      <section>',
    `        <h2>${title}</h2>`,
    `        <${name} />`,
    '      </section>',
  ]);
  return `${named
    .map(({ name, path }) => `import ${name} from '${path.replace(/(\/index)?\.[jt]sx?$/, '')}';\n`)
    .join('')}
export default function App() {
  return (
    <main style={{ display: 'grid', gap: 48, width: '100%', maxWidth: 960 }}>
${sections.join('\n')}
    </main>
  );
}
`;
}
