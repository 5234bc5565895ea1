/** Creates a project from a demo. All exporters use this model. */
import type { Flavour, Variant } from '@/src/shared/flavours';
import type { DemoThemeId } from '@/src/shared/products';
import type { UserTheme } from '@/src/shared/userTheme/types';
import type { Direction, PaletteMode } from '../../../state/themeSettings';
import type { TextFile } from '../demoSource';
import { createNextFiles } from './createNextFiles';
import { createStyles } from './createStyles';
import { createViteFiles } from './createViteFiles';
import { getDependencies, getTypePackages, usesEmotion } from './packages';
import type { FrameworkFiles, ProjectParts } from './projectParts';
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
  framework?: Framework;
  /** Folder of the files in `src`, with a slash at its end; `demo/` by default. */
  folder?: string;
  /** Packages that the project has although no file imports them. */
  packages?: readonly string[];
  /** Whether the files are of several libraries, so that the project has the themes of all. */
  isMixed?: boolean;
  /** More text for the README. */
  about?: string;
}

/** The tools that build projects. */
export type Framework = 'vite' | 'next';

const FRAMEWORKS: Readonly<Record<Framework, (parts: ProjectParts) => FrameworkFiles>> = {
  vite: createViteFiles,
  next: createNextFiles,
};

/** A complete project. */
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
 * Creates a project that runs with `npm install` and `npm run dev`, and shows the demo as the site does.
 * @throws Error for an import of an unknown file, or of a package whose version isn't known.
 */
export function createProject(input: ProjectInput): Project {
  const { title, variant, flavour, framework = 'vite' } = input;
  const isTypeScript = variant === 'TS';
  const name = getProjectName(input.name);
  const demoFiles = placeFiles(input.files, input.folder ?? 'demo/', isTypeScript);
  const entry = demoFiles[0]?.name ?? '';
  const imported = [
    ...demoFiles.flatMap(({ text }) => scanImports(text).packages),
    ...(input.packages ?? []),
  ];
  const themes = chooseThemes(imported, input);
  const [theme] = themes;
  const iconFont = demoFiles.some(({ text }) => ICON_IMPORT.test(text));
  const emotion = imported.some(usesEmotion);
  const { files, styles, scripts, tools, ignored, command } = FRAMEWORKS[framework]({
    ...input,
    ...{ themes, isTypeScript, iconFont, emotion, tsconfig },
    demo: entry.replace(/^src\//, '').replace(/(\/index)?\.[jt]sx$/, ''),
    mirrored: input.direction === 'rtl' && emotion,
    storageKey: `${name}-${input.mode}`,
    augmentation: theme === 'material' || theme === 'site' ? AUGMENTATION : '',
  });
  const used = Object.entries(files).flatMap(([path, text]) =>
    /^src\/.*\.[jt]sx$/.test(path) ? scanImports(text).packages : [],
  );
  const dependencies = getDependencies([
    ...used,
    ...imported,
    ...(framework === 'next' ? ['next'] : []),
  ]);
  const devDependencies = getDependencies([
    ...tools,
    ...(flavour === 'tailwind' ? ['tailwindcss'] : []),
    ...(isTypeScript ? ['typescript', ...getTypePackages(Object.keys(dependencies))] : []),
  ]);
  const all: Record<string, string> = {
    'package.json': toJson({
      name,
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts,
      dependencies,
      devDependencies,
    }),
    'README.md': `# ${title}\n\nFrom ${input.address}\n\n\`\`\`bash\nnpm install\n${command}\n\`\`\`\n${input.about ?? ''}`,
    '.gitignore': ['node_modules', ...ignored, ''].join('\n'),
    ...files,
    [styles]: createStyles({
      flavour,
      hasBaseline: theme !== undefined && theme !== 'system',
      wholePage: input.wholePage,
      iconFont,
    }),
  };
  for (const file of demoFiles) {
    all[file.name] = file.text;
  }
  for (const { name: address, text } of input.assets ?? []) {
    all[`public${address}`] = text;
  }
  return { name, title, description: `${title}, from ${input.address}`, entry, files: all };
}

/** `BasicButtons-2` becomes `basic-buttons-2`. */
function getProjectName(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
}

/**
 * Moves the demo's files to their folder. Vite requires JSX files to have the extension `.jsx`, so `.js` files are
 * renamed.
 */
function placeFiles(files: readonly TextFile[], folder: string, isTypeScript: boolean): TextFile[] {
  const placed = files.map(({ name, text }) => ({
    name: new URL(
      isTypeScript ? name : name.replace(/\.js$/, '.jsx'),
      `file:///src/${folder}`,
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

/** Returns the theme of a demo, or those of several libraries; none if the imports read no theme. */
function chooseThemes(
  packages: readonly string[],
  { themes, isMixed }: ProjectInput,
): DemoThemeId[] {
  const used = themes.filter((id) => THEME_PACKAGES[id].some((name) => packages.includes(name)));
  // MUI System reads the theme of each of the others.
  const own = used.filter((id) => id !== 'system');
  return isMixed && own.length > 0 ? own : used.slice(0, 1);
}

/** Types of Material UI's `theme.vars`, which exists only in themes with CSS variables. */
const AUGMENTATION = `import '@mui/material/themeCssVarsAugmentation';\n`;

const tsconfig: ProjectParts['tsconfig'] = (options, include) =>
  toJson({
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
      ...options,
    },
    include,
    exclude: ['node_modules'],
  });

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
