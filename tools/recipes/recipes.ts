/** The recipes: which sections of pages make up a small project, and how it is checked. */

/** A section of a Markdown page. */
interface RecipeSection {
  /** The Markdown file, relative to the repository. */
  page: string;
  /**
   * The text of the heading. The section ends at the next heading of the same or a higher level. The section of a title
   * (level 1) ends at the next heading.
   */
  heading: string;
  /** Whether readers add the listings on top of existing files instead of replacing the files. */
  isAdded?: boolean;
}

/** A server that the project starts, and what its HTML contains. */
export interface RecipeServer {
  /** Arguments for Node. `{port}` is replaced. */
  args: readonly string[];
  /** The text in a listing that contains the port, if the listing sets it. */
  port?: { file: string; text: string };
  /** Texts that the HTML of `/` contains before scripts run. */
  expected: readonly string[];
  /**
   * A selector of an element that a browser shows at `/`, its computed styles, and a CSS variable that the document has
   * there.
   */
  shown: { element: string; styles?: Readonly<Record<string, string>>; variable?: string };
}

export interface Recipe {
  name: string;
  /** The project begins with the first section. Later sections replace files of earlier ones, as readers do. */
  sections: readonly RecipeSection[];
  /** Code of readers, which uses what the listings declare. The files aren't on the page. */
  readerFiles?: Readonly<Record<string, string>>;
  /** Arguments for Node that run the tests of the project, after the type check. */
  test?: readonly string[];
  /** Arguments for Node of the production build, after the tests. */
  build?: readonly string[];
  server?: RecipeServer;
}

const GETTING_STARTED = 'data/material-ui/getting-started';
const EXAMPLES = `${GETTING_STARTED}/example-projects/example-projects.md`;
const INSTALLATION = `${GETTING_STARTED}/installation/installation.md`;
const USAGE = `${GETTING_STARTED}/usage/usage.md`;
const GUIDES = 'data/material-ui/guides';
const SERVER_RENDERING = `${GUIDES}/server-rendering/server-rendering.md`;
const CSP = `${GUIDES}/content-security-policy/content-security-policy.md`;
const TESTING = `${GUIDES}/testing/testing.md`;
const TYPESCRIPT = `${GUIDES}/typescript/typescript.md`;
const CUSTOMIZATION = 'data/material-ui/customization';
const DARK_MODE = `${CUSTOMIZATION}/dark-mode/dark-mode.md`;
const RIGHT_TO_LEFT = `${CUSTOMIZATION}/right-to-left/right-to-left.md`;
const SHADOW_DOM = `${CUSTOMIZATION}/shadow-dom/shadow-dom.md`;
const INTEGRATIONS = 'data/material-ui/integrations';
const NEXTJS = `${INTEGRATIONS}/nextjs/nextjs.md`;
const ROUTING = `${INTEGRATIONS}/routing/routing.md`;
const INTEROPERABILITY = `${INTEGRATIONS}/interoperability/interoperability.md`;
const STYLED_COMPONENTS = `${INTEGRATIONS}/styled-components/styled-components.md`;
const THEME_SCOPING = `${INTEGRATIONS}/theme-scoping/theme-scoping.md`;
const PIGMENT_CSS = 'data/material-ui/experimental-api/pigment-css/pigment-css.md';
const TEXT_FIELD = 'data/material-ui/components/text-field/text-field.md';
const DIALOG = 'data/material-ui/components/dialog/dialog.md';
const JOY = 'data/joy-ui/getting-started/overview/overview.md';
const JOY_INSTALLATION = 'data/joy-ui/getting-started/installation/installation.md';
const JOY_USAGE = 'data/joy-ui/getting-started/usage/usage.md';
const JOY_INTEGRATIONS = 'data/joy-ui/integrations';
const JOY_MATERIAL = `${JOY_INTEGRATIONS}/material-ui/material-ui.md`;
const JOY_ICONS = `${JOY_INTEGRATIONS}/icon-libraries/icon-libraries.md`;
const JOY_NEXTJS = `${JOY_INTEGRATIONS}/next-js-app-router/next-js-app-router.md`;

const VITE_BUILD = ['node_modules/vite/bin/vite.js', 'build'];
const NEXT_BUILD = ['node_modules/next/dist/bin/next', 'build'];
const NEXT_START = ['node_modules/next/dist/bin/next', 'start', '--port', '{port}'];

const JOY_BUTTON = { element: '.MuiButton-root', variable: '--joy-palette-primary-500' };

/** Serves the production build of Vite. Its HTML is empty until scripts run. */
const VITE_PREVIEW = {
  args: ['node_modules/vite/bin/vite.js', 'preview', '--port', '{port}', '--strictPort'],
  expected: ['id="root"'],
};

const BUTTON = '.MuiButton-contained';
const MATERIAL_VARIABLE = '--mui-palette-primary-main';

/** The styles of Emotion, the CSS variables of the theme, and the component itself. */
const STYLED_HTML = ['<style data-emotion="', '--mui-palette-primary-main:', 'MuiButton-contained'];

/** What utilities override, and the padding of the component, which the reset of Tailwind CSS doesn't override. */
const TAILWIND_4_STYLES = {
  'background-color': 'oklch(0.437 0.078 188.216)',
  'text-transform': 'none',
  'padding-left': '16px',
};

/** Next.js with a theme that has color schemes. */
const NEXT_SERVER: RecipeServer = {
  args: NEXT_START,
  expected: [...STYLED_HTML, "setAttribute('data-color-scheme'"],
  shown: { element: BUTTON, variable: MATERIAL_VARIABLE },
};

/** A server that hydrates its pages with a script from esbuild. */
const HYDRATED_SERVER: Pick<Recipe, 'build' | 'server'> = {
  build: [
    'node_modules/esbuild/bin/esbuild',
    ...['src/client.tsx', '--bundle', '--minify', '--jsx=automatic'],
    '--outfile=public/client.js',
  ],
  server: {
    args: ['node_modules/tsx/dist/cli.mjs', 'server.tsx'],
    port: { file: 'server.tsx', text: 'listen(3000' },
    expected: [...STYLED_HTML, "setAttribute('data-color-scheme'"],
    shown: { element: BUTTON, variable: MATERIAL_VARIABLE },
  },
};

/** The project of Installation, to which other pages add something. */
const NEW_PROJECT: readonly RecipeSection[] = [
  { page: INSTALLATION, heading: 'Installation' },
  { page: INSTALLATION, heading: 'Install the packages' },
];

export const RECIPES: readonly Recipe[] = [
  {
    name: 'vite',
    sections: [{ page: EXAMPLES, heading: 'Vite and TypeScript' }],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: BUTTON, variable: MATERIAL_VARIABLE } },
  },
  {
    name: 'next-app-router',
    sections: [{ page: EXAMPLES, heading: 'Next.js with the App Router' }],
    build: NEXT_BUILD,
    server: {
      args: NEXT_START,
      expected: [...STYLED_HTML, "setAttribute('data-color-scheme'"],
      shown: { element: BUTTON, variable: MATERIAL_VARIABLE },
    },
  },
  {
    name: 'next-content-security-policy',
    sections: [
      { page: EXAMPLES, heading: 'Next.js with the App Router' },
      { page: CSP, heading: 'Next.js' },
    ],
    build: NEXT_BUILD,
    server: {
      args: NEXT_START,
      // The nonce is the first attribute of the style elements.
      expected: ['data-emotion="', ...STYLED_HTML.slice(1), "setAttribute('data-color-scheme'"],
      shown: { element: BUTTON, variable: MATERIAL_VARIABLE },
    },
  },
  {
    name: 'next-pages-router',
    sections: [{ page: EXAMPLES, heading: 'Next.js with the Pages Router' }],
    build: NEXT_BUILD,
    server: {
      args: NEXT_START,
      expected: [...STYLED_HTML, '--font-roboto:', "setAttribute('data-color-scheme'"],
      shown: { element: BUTTON, variable: MATERIAL_VARIABLE },
    },
  },
  {
    name: 'custom-server',
    sections: [{ page: EXAMPLES, heading: 'Custom server' }],
    server: {
      args: ['node_modules/tsx/dist/cli.mjs', 'server.tsx'],
      port: { file: 'server.tsx', text: 'listen(3000' },
      expected: STYLED_HTML,
      shown: { element: BUTTON, variable: MATERIAL_VARIABLE },
    },
  },
  {
    name: 'server-rendering',
    sections: [{ page: SERVER_RENDERING, heading: 'Project with hydration' }],
    ...HYDRATED_SERVER,
  },
  {
    // A violation of the policy is an error in the console.
    name: 'content-security-policy',
    sections: [
      { page: SERVER_RENDERING, heading: 'Project with hydration' },
      { page: CSP, heading: 'Server rendering' },
    ],
    ...HYDRATED_SERVER,
  },
  {
    name: 'installation',
    sections: [
      ...NEW_PROJECT,
      { page: INSTALLATION, heading: 'Font', isAdded: true },
      { page: INSTALLATION, heading: 'Icons' },
    ],
    readerFiles: {
      'src/icon.ts': "export { default } from '@mui/icons-material/Terrain';",
    },
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: BUTTON } },
  },
  {
    name: 'installation-styled-components',
    sections: [
      { page: INSTALLATION, heading: 'Installation' },
      { page: INSTALLATION, heading: 'styled-components' },
    ],
    readerFiles: {
      'src/App.tsx': [
        "import Button from '@mui/material/Button';",
        '',
        'export default function App() {',
        '  return <Button variant="contained">It works</Button>;',
        '}',
      ].join('\n'),
    },
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: BUTTON } },
  },
  {
    name: 'usage',
    sections: [...NEW_PROJECT, { page: USAGE, heading: 'Add a theme' }],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: BUTTON, variable: MATERIAL_VARIABLE } },
  },
  {
    name: 'dark-mode',
    sections: [
      ...NEW_PROJECT,
      { page: DARK_MODE, heading: 'Add dark mode' },
      { page: DARK_MODE, heading: 'Mode switch' },
    ],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: BUTTON, variable: MATERIAL_VARIABLE } },
  },
  {
    name: 'right-to-left',
    sections: [...NEW_PROJECT, { page: RIGHT_TO_LEFT, heading: 'Set up right-to-left' }],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: BUTTON, variable: MATERIAL_VARIABLE } },
  },
  {
    name: 'shadow-dom',
    sections: [...NEW_PROJECT, { page: SHADOW_DOM, heading: 'Render in a shadow root' }],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: BUTTON } },
  },
  {
    name: 'typescript',
    sections: [
      ...NEW_PROJECT,
      { page: TYPESCRIPT, heading: 'Props' },
      { page: TYPESCRIPT, heading: 'Theme' },
      { page: TYPESCRIPT, heading: 'Components with a component prop' },
      { page: TYPESCRIPT, heading: 'Slots' },
    ],
    build: VITE_BUILD,
    server: {
      ...VITE_PREVIEW,
      shown: { element: '.MuiButton-dashed', variable: '--mui-palette-buoy-main' },
    },
  },
  {
    name: 'testing',
    sections: [
      ...NEW_PROJECT,
      { page: TESTING, heading: 'Setup' },
      { page: TESTING, heading: 'Component test' },
      { page: TESTING, heading: 'Theme in tests' },
    ],
    test: ['node_modules/vitest/vitest.mjs', 'run'],
  },
  {
    name: 'text-field-theme',
    sections: [...NEW_PROJECT, { page: TEXT_FIELD, heading: 'Theme' }],
    readerFiles: {
      'src/App.tsx': [
        "import TextField from '@mui/material/TextField';",
        "import { ThemeProvider } from '@mui/material/styles';",
        "import { theme } from './theme';",
        '',
        'export default function App() {',
        '  return (',
        '    <ThemeProvider theme={theme}>',
        '      <TextField label="Name" color="moss" />',
        '    </ThemeProvider>',
        '  );',
        '}',
      ].join('\n'),
    },
    build: VITE_BUILD,
    server: {
      ...VITE_PREVIEW,
      shown: { element: '.MuiFilledInput-root', variable: '--mui-palette-moss-main' },
    },
  },
  {
    name: 'dialog-types',
    sections: [...NEW_PROJECT, { page: DIALOG, heading: 'Slide' }],
    readerFiles: {
      'src/App.tsx': [
        "import Dialog from '@mui/material/Dialog';",
        "import Slide from '@mui/material/Slide';",
        '',
        'export default function App() {',
        '  return (',
        "    <Dialog open slots={{ transition: Slide }} slotProps={{ transition: { direction: 'up' } }}>",
        '      Order sent',
        '    </Dialog>',
        '  );',
        '}',
      ].join('\n'),
    },
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: '.MuiDialog-paper' } },
  },
  {
    name: 'joy-overview',
    sections: [
      { page: INSTALLATION, heading: 'Installation' },
      { page: JOY, heading: 'Installation' },
      { page: JOY, heading: 'Theme and color modes' },
    ],
    build: VITE_BUILD,
    server: {
      ...VITE_PREVIEW,
      shown: { element: '.MuiButton-root', variable: '--joy-palette-primary-500' },
    },
  },
  {
    name: 'joy-and-material',
    sections: [
      ...NEW_PROJECT,
      { page: JOY, heading: 'Installation' },
      { page: JOY, heading: 'Joy UI and Material UI in one app' },
    ],
    readerFiles: {
      'src/main.tsx': [
        "import { createRoot } from 'react-dom/client';",
        "import App from './App';",
        '',
        "createRoot(document.getElementById('root')!).render(<App>Harbor</App>);",
      ].join('\n'),
    },
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: '#root', variable: '--joy-palette-primary-500' } },
  },
  {
    name: 'joy-installation',
    sections: [
      { page: JOY_INSTALLATION, heading: 'Installation' },
      { page: JOY_INSTALLATION, heading: 'Install the packages' },
    ],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: JOY_BUTTON },
  },
  {
    name: 'joy-theme',
    sections: [
      { page: JOY_INSTALLATION, heading: 'Installation' },
      { page: JOY_INSTALLATION, heading: 'Install the packages' },
      { page: JOY_USAGE, heading: 'Add a theme' },
    ],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { ...JOY_BUTTON, element: '.MuiSheet-root' } },
  },
  {
    name: 'joy-with-material-ui',
    sections: [{ page: JOY_MATERIAL, heading: 'Set up the themes' }],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: JOY_BUTTON },
  },
  {
    name: 'joy-icons',
    sections: [{ page: JOY_ICONS, heading: 'An icon library' }],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { ...JOY_BUTTON, element: '.lucide' } },
  },
  {
    name: 'joy-next',
    sections: [
      { page: JOY_NEXTJS, heading: 'Set up the app' },
      { page: JOY_NEXTJS, heading: 'Links' },
    ],
    build: NEXT_BUILD,
    server: {
      args: NEXT_START,
      expected: [
        '<style data-emotion="',
        '--joy-palette-primary-500:',
        "setAttribute('data-joy-color-scheme'",
        'MuiButton-root',
      ],
      shown: JOY_BUTTON,
    },
  },
  {
    name: 'integration-next-app-router',
    sections: [{ page: NEXTJS, heading: 'App Router' }],
    build: NEXT_BUILD,
    server: NEXT_SERVER,
  },
  {
    name: 'integration-next-pages-router',
    sections: [{ page: NEXTJS, heading: 'Pages Router' }],
    build: NEXT_BUILD,
    server: NEXT_SERVER,
  },
  {
    name: 'integration-next-pages-router-cache',
    sections: [
      { page: NEXTJS, heading: 'Pages Router' },
      { page: NEXTJS, heading: 'Custom cache in the Pages Router' },
      { page: NEXTJS, heading: 'Second style library in the Pages Router' },
    ],
    build: NEXT_BUILD,
    server: { ...NEXT_SERVER, expected: [...NEXT_SERVER.expected, '@layer mui{'] },
  },
  {
    name: 'react-router',
    sections: [{ page: ROUTING, heading: 'React Router' }],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: 'a.MuiTab-root', variable: MATERIAL_VARIABLE } },
  },
  {
    name: 'tanstack-router',
    sections: [{ page: ROUTING, heading: 'TanStack Router' }],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: 'a.MuiButton-contained' } },
  },
  {
    name: 'css-modules',
    sections: [{ page: INTEROPERABILITY, heading: 'CSS and CSS modules' }],
    build: VITE_BUILD,
    server: {
      ...VITE_PREVIEW,
      shown: {
        element: BUTTON,
        styles: { 'border-radius': '12px', 'text-transform': 'none' },
        variable: MATERIAL_VARIABLE,
      },
    },
  },
  {
    name: 'tailwind-4-vite',
    sections: [{ page: INTEROPERABILITY, heading: 'Tailwind CSS 4 with Vite' }],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: BUTTON, styles: TAILWIND_4_STYLES } },
  },
  {
    name: 'tailwind-4-next',
    sections: [{ page: INTEROPERABILITY, heading: 'Tailwind CSS 4 with Next.js' }],
    build: NEXT_BUILD,
    server: {
      args: NEXT_START,
      expected: ['@layer mui{', 'MuiButton-contained'],
      shown: { element: BUTTON, styles: TAILWIND_4_STYLES },
    },
  },
  {
    name: 'tailwind-3',
    sections: [{ page: INTEROPERABILITY, heading: 'Tailwind CSS 3' }],
    build: VITE_BUILD,
    server: {
      ...VITE_PREVIEW,
      shown: {
        element: BUTTON,
        styles: { 'background-color': 'rgb(17, 94, 89)', 'text-transform': 'none' },
      },
    },
  },
  {
    name: 'emotion-css-prop',
    sections: [{ page: INTEROPERABILITY, heading: 'css prop' }],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: BUTTON, styles: { 'border-radius': '12px' } } },
  },
  {
    name: 'styled-components-beside-emotion',
    sections: [{ page: INTEROPERABILITY, heading: 'styled-components' }],
    build: VITE_BUILD,
    server: {
      ...VITE_PREVIEW,
      shown: {
        element: BUTTON,
        styles: { 'border-radius': '12px', 'text-transform': 'none' },
      },
    },
  },
  {
    name: 'styled-components-vite',
    sections: [
      { page: STYLED_COMPONENTS, heading: 'Project with Vite' },
      { page: STYLED_COMPONENTS, heading: 'Replace the engine' },
    ],
    build: VITE_BUILD,
    server: {
      ...VITE_PREVIEW,
      shown: {
        element: BUTTON,
        styles: { 'border-radius': '12px', 'text-transform': 'none' },
        variable: MATERIAL_VARIABLE,
      },
    },
  },
  {
    name: 'styled-components-next',
    sections: [
      { page: STYLED_COMPONENTS, heading: 'Next.js with styled-components' },
      { page: STYLED_COMPONENTS, heading: 'Replace the engine' },
    ],
    build: NEXT_BUILD,
    server: {
      args: NEXT_START,
      expected: ['data-styled=', '--mui-palette-primary-main:', 'MuiButton-contained'],
      shown: { element: BUTTON, variable: MATERIAL_VARIABLE },
    },
  },
  {
    name: 'theme-scoping-emotion',
    sections: [{ page: THEME_SCOPING, heading: 'Your own Emotion theme' }],
    build: VITE_BUILD,
    server: {
      ...VITE_PREVIEW,
      shown: {
        element: 'main',
        styles: { 'row-gap': '24px', 'border-top-color': 'rgb(120, 53, 15)' },
        variable: MATERIAL_VARIABLE,
      },
    },
  },
  {
    name: 'theme-scoping-joy',
    sections: [{ page: THEME_SCOPING, heading: 'Joy UI' }],
    build: VITE_BUILD,
    server: { ...VITE_PREVIEW, shown: { element: BUTTON, variable: '--joy-palette-primary-500' } },
  },
  {
    name: 'pigment-css-next',
    sections: [{ page: PIGMENT_CSS, heading: 'Set up Next.js' }],
    build: NEXT_BUILD,
    server: {
      args: NEXT_START,
      expected: ['rel="stylesheet"', 'MuiButton-contained', "setAttribute('data-color-scheme'"],
      shown: { element: BUTTON, styles: { 'text-transform': 'none' }, variable: MATERIAL_VARIABLE },
    },
  },
];
