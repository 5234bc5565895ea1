/** Creates a project from a demo. All exporters use this model. */
import type { Flavour, Variant } from '@/src/shared/flavours';
import type { DemoThemeId } from '@/src/shared/products';
import type { UserTheme } from '@/src/shared/userTheme/types';
import type { Direction, PaletteMode } from '../../../state/themeSettings';
import type { TextFile } from '../demoSource';
import { createEntry } from './createEntry';
import { createStyles } from './createStyles';
import { getDependencies, getTypePackages, usesEmotion } from './packages';
import { scanImports } from './scanImports';

/** A demo as displayed, with everything that its project depends on. */
export interface ProjectInput {
  /** Name of the demo: `BasicButtons`. */
  name: string;
  /** Title of the project. */
  title: string;
  /** Address of the demo's page. */
  address: string;
  /** The demo, followed by the files that it imports, with paths relative to it. */
  files: readonly TextFile[];
  /** Files that the demo loads by address, such as images: root-relative address and text. */
  assets?: readonly TextFile[];
  variant: Variant;
  flavour: Flavour;
  /** The themes of the page. The demo's imports determine which one the project uses. */
  themes: readonly DemoThemeId[];
  mode: PaletteMode;
  direction: Direction;
  /** Whether the demo is a whole page that fills the window. */
  wholePage?: boolean | undefined;
  /** The visitor's own theme, in place of that of the page. */
  userTheme?: UserTheme | undefined;
}

/** A complete Vite project. */
export interface Project {
  /** Name of the package and the archive: `basic-buttons`. */
  name: string;
  title: string;
  description: string;
  /** Path of the demo itself, which is opened first. */
  entry: string;
  /** Text content by path. */
  files: Record<string, string>;
}

const MATERIAL_PACKAGES = [
  '@mui/material',
  '@mui/lab',
  '@mui/icons-material',
  '@mui/x-data-grid',
  '@mui/x-charts',
];

/** Packages whose components read each theme. */
const THEME_PACKAGES: Readonly<Record<DemoThemeId, readonly string[]>> = {
  material: MATERIAL_PACKAGES,
  site: MATERIAL_PACKAGES,
  joy: ['@mui/joy'],
  system: ['@mui/system'],
};

/** Matches the import of the component that takes icon names. */
const ICON_IMPORT = /['"]@mui\/material\/Icon['"]/;

/**
 * Creates a project that runs with `npm install` and `npm run dev` and shows the demo as the site does.
 * @throws Error for an import of an unknown file, or of a package whose version isn't known.
 */
export function createProject(input: ProjectInput): Project {
  const { title, variant, flavour, themes, mode, direction } = input;
  const isTypeScript = variant === 'TS';
  const name = getProjectName(input.name);
  const demoFiles = placeFiles(input.files, isTypeScript);
  const entry = demoFiles[0]?.name ?? '';
  const imported = demoFiles.flatMap(({ text }) => scanImports(text).packages);
  const theme = chooseTheme(imported, themes);
  const iconFont = demoFiles.some(({ text }) => ICON_IMPORT.test(text));
  const main = `src/main.${isTypeScript ? 'tsx' : 'jsx'}`;
  const mainText = createEntry({
    demo: `./${entry.replace(/^src\//, '').replace(/(\/index)?\.[jt]sx$/, '')}`,
    theme,
    mode,
    direction,
    mirrored: direction === 'rtl' && imported.some(usesEmotion),
    storageKey: `${name}-${mode}`,
    isTypeScript,
    iconFont,
    userTheme: input.userTheme,
  });
  const packages = [...new Set([...scanImports(mainText).packages, ...imported])];
  const dependencies = getDependencies(packages);
  const tools = [
    'vite',
    '@vitejs/plugin-react',
    ...(flavour === 'tailwind' ? ['tailwindcss', '@tailwindcss/vite'] : []),
    ...(isTypeScript ? ['typescript', ...getTypePackages(Object.keys(dependencies))] : []),
  ];
  const files: Record<string, string> = {
    'index.html': createHtml(input, main),
    'package.json': toJson({
      name,
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: {
        dev: 'vite',
        build: isTypeScript ? 'tsc && vite build' : 'vite build',
        preview: 'vite preview',
      },
      dependencies,
      devDependencies: getDependencies(tools),
    }),
    [`vite.config.${isTypeScript ? 'ts' : 'js'}`]: createConfig(flavour),
    ...(isTypeScript && {
      'tsconfig.json': toJson(TSCONFIG),
      'src/vite-env.d.ts': createTypes(theme),
    }),
    'README.md': `# ${title}\n\nFrom ${input.address}\n\n\`\`\`bash\nnpm install\nnpm run dev\n\`\`\`\n`,
    '.gitignore': 'node_modules\ndist\n',
    [main]: mainText,
    'src/index.css': createStyles({
      flavour,
      hasBaseline: theme !== undefined && theme !== 'system',
      wholePage: input.wholePage,
      iconFont,
    }),
  };
  for (const file of demoFiles) {
    files[file.name] = file.text;
  }
  for (const { name: address, text } of input.assets ?? []) {
    files[`public${address}`] = text;
  }
  return { name, title, description: `${title}, from ${input.address}`, entry, files };
}

/** `BasicButtons-2` becomes `basic-buttons-2`. */
function getProjectName(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}

/**
 * Moves the demo's files to their folder. Vite requires JSX files to have the extension `.jsx`, so `.js` files are
 * renamed.
 */
function placeFiles(files: readonly TextFile[], isTypeScript: boolean): TextFile[] {
  const placed = files.map(({ name, text }) => ({
    name: new URL(
      isTypeScript ? name : name.replace(/\.js$/, '.jsx'),
      'file:///src/demo/',
    ).pathname.slice(1),
    text: `${text.trimEnd()}\n`,
  }));
  if (placed.length === 0) {
    throw new Error('A demo without files cannot become a project: load its source first');
  }
  const known = new Set(placed.flatMap(({ name }) => [name, name.replace(/(\/index)?\.\w+$/, '')]));
  for (const { name, text } of placed) {
    for (const specifier of scanImports(text).relative) {
      const target = new URL(specifier, `file:///${name}`).pathname.slice(1);
      if (!known.has(target) && !known.has(target.replace(/\.jsx?$/, ''))) {
        throw new Error(
          `${name} imports "${specifier}", which is not among the files of the demo: import one of ${[...known].join(', ')}`,
        );
      }
    }
  }
  return placed;
}

/** Returns the theme of a demo, or undefined if its imports read no theme. */
function chooseTheme(
  packages: readonly string[],
  themes: readonly DemoThemeId[],
): DemoThemeId | undefined {
  return themes.find((id) => THEME_PACKAGES[id].some((name) => packages.includes(name)));
}

function createHtml({ title, mode, direction }: ProjectInput, main: string): string {
  return `<!doctype html>
<html lang="en" dir="${direction}" data-mui-color-scheme="${mode}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function createConfig(flavour: Flavour): string {
  return flavour === 'tailwind'
    ? `import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(), tailwindcss()] });
`
    : `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;
}

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    isolatedModules: true,
    noEmit: true,
  },
  include: ['src'],
};

/** Adds the types of Material UI's `theme.vars`, which exists only in themes with CSS variables. */
function createTypes(theme: DemoThemeId | undefined): string {
  const vite = `/// <reference types="vite/client" />\n`;
  return theme === 'material' || theme === 'site'
    ? `${vite}import '@mui/material/themeCssVarsAugmentation';\n`
    : vite;
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
