import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { type ProjectInput, createProject } from '@/src/site/features/demo/sandbox/createProject';
import { SITE_PALETTES } from '@/src/site/theme/siteThemeOptions';

const input: ProjectInput = {
  name: 'BasicButtons',
  title: 'Basic <buttons> & more',
  address: 'https://example.org/material-ui/react-button/#BasicButtons',
  files: [
    {
      name: 'BasicButtons.tsx',
      text: `import Button from '@mui/material/Button';\nexport default function BasicButtons() {\n  return <Button>Go</Button>;\n}`,
    },
  ],
  variant: 'TS',
  flavour: 'system',
  themes: ['material'],
  mode: 'light',
  direction: 'ltr',
};
const JS: Partial<ProjectInput> = {
  variant: 'JS',
  files: [{ name: 'BasicButtons.js', text: input.files[0]!.text }],
};
const MAIN = `import '@fontsource/roboto/300.css';
import '@fontsource/roboto/400.css';
import '@fontsource/roboto/500.css';
import '@fontsource/roboto/700.css';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import Demo from './demo/BasicButtons';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider theme={theme} defaultMode="light" modeStorageKey="basic-buttons-light">
      <CssBaseline />
      <Demo />
    </ThemeProvider>
  </StrictMode>,
);
`;
const make = (changes: Partial<ProjectInput> = {}) => createProject({ ...input, ...changes });
const getManifest = (changes: Partial<ProjectInput> = {}) =>
  JSON.parse(make(changes).files['package.json']!);
const withCode = (text: string, name = 'X.tsx'): Partial<ProjectInput> => ({
  files: [{ name, text }],
});

describe('createProject', () => {
  test.each([
    [
      ['material'],
      '@mui/material/Button',
      `const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: { palette: { primary: { main: '#7c3aed' } } },
    dark: { palette: {} },
  },
  typography: { fontFamily: '"My Font", serif' },
});`,
    ],
    [
      ['joy'],
      '@mui/joy/Button',
      `const theme = extendTheme({
  colorSchemeSelector: 'data-mui-color-scheme',
  radius: { md: '2px' },
});`,
    ],
    [
      ['system'],
      '@mui/system',
      `const theme = createTheme({
  typography: { fontFamily: '"My Font", serif' },
  palette: { primary: { main: '#7c3aed' } },
});`,
    ],
  ] as const)("has the visitor's own theme: %s", (themes, from, code) => {
    const userTheme = {
      material: {
        colorSchemes: {
          light: { palette: { primary: { main: '#7c3aed' } } },
          dark: { palette: {} },
        },
        typography: { fontFamily: '"My Font", serif' },
      },
      joy: { radius: { md: '2px' } },
    };
    const { files } = make({ ...withCode(`import X from '${from}';`), themes, userTheme });
    expect(files['src/main.tsx']).toContain(code);
  });

  test('creates a TypeScript project with the unchanged demo', () => {
    const project = make();
    expect(project).toMatchObject({ name: 'basic-buttons', entry: 'src/demo/BasicButtons.tsx' });
    expect(Object.keys(project.files)).toEqual([
      'package.json',
      'README.md',
      '.gitignore',
      'index.html',
      'vite.config.ts',
      'tsconfig.json',
      'src/vite-env.d.ts',
      'src/main.tsx',
      'src/index.css',
      'src/demo/BasicButtons.tsx',
    ]);
    expect(project.files[project.entry]).toBe(`${input.files[0]!.text}\n`);
    expect(project.files['src/main.tsx']).toBe(MAIN);
  });

  test('creates a JavaScript project without TypeScript', () => {
    const { files, entry } = make(JS);
    expect(entry).toBe('src/demo/BasicButtons.jsx');
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['src/main.jsx', 'vite.config.js']));
    expect(Object.keys(files).filter((file) => /tsx?$|tsconfig/.test(file))).toEqual([]);
    expect(files['index.html']).toContain('src="/src/main.jsx"');
    expect(files['src/main.jsx']).toContain(`document.getElementById('root'))`);
    const { devDependencies, scripts } = JSON.parse(files['package.json']!);
    expect(Object.keys(devDependencies)).toEqual(['@vitejs/plugin-react', 'vite']);
    expect(scripts.build).toBe('vite build');
  });

  test('lists exact versions of the imported packages and their peer dependencies only', () => {
    const { dependencies, devDependencies } = getManifest();
    const site = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(Object.keys(dependencies)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@fontsource/roboto',
      '@mui/material',
      'react',
      'react-dom',
    ]);
    expect(Object.keys(devDependencies)).toEqual([
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'typescript',
      'vite',
    ]);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect({ ...site.dependencies, ...site.devDependencies }[name]).toBe(version);
    }
  });

  test('has the mode and direction of the page, with mirrored styles', () => {
    const { files } = make({ mode: 'dark', direction: 'rtl' });
    expect(files['index.html']).toContain(
      '<html lang="en" dir="rtl" data-mui-color-scheme="dark">',
    );
    const main = files['src/main.tsx']!;
    expect(main).toContain(`direction: 'rtl'`);
    expect(main).toContain('defaultMode="dark"');
    expect(main).toContain('<CacheProvider value={cache}>');
    expect(JSON.parse(files['package.json']!)).toMatchObject({
      dependencies: {
        '@emotion/cache': expect.any(String),
        'stylis-plugin-rtl': expect.any(String),
      },
      devDependencies: { '@types/stylis': expect.any(String) },
    });
  });

  test('includes the icon font only if icons are used by name', () => {
    const font = '@fontsource/material-icons';
    const { files } = make(withCode(`import Icon from '@mui/material/Icon';`));
    expect(files['src/main.tsx']).toContain(`import '${font}/400.css';`);
    expect(files['src/index.css']).toContain('.material-icons');
    expect(Object.keys(JSON.parse(files['package.json']!).dependencies)).toContain(font);
    const without = make().files;
    expect(without['src/main.tsx']! + without['src/index.css']!).not.toContain('material-icons');
  });

  test('escapes the title', () => {
    expect(make().files['index.html']).toContain('<title>Basic &lt;buttons> &amp; more</title>');
  });

  test.each([
    ['joy', `import B from '@mui/joy/Button';`, '<CssVarsProvider', '@fontsource/inter'],
    [
      'material',
      `import D from '@mui/x-data-grid';`,
      '<ThemeProvider theme={theme} default',
      '@fontsource/roboto',
    ],
    [
      'system',
      `import Box from '@mui/system/Box';`,
      '<ThemeProvider theme={theme}>',
      '@fontsource/roboto',
    ],
  ] as const)('wraps a demo in the %s theme and includes its font', (id, code, provider, font) => {
    const { files } = make({ ...withCode(code), themes: [id] });
    expect(files['src/main.tsx']).toContain(provider);
    expect(files['src/main.tsx']).toContain(`${font}/400.css`);
  });

  test('includes the theme of templates, which fill the window', () => {
    const { files } = make({ themes: ['site'], wholePage: true, direction: 'rtl' });
    expect(files['src/main.tsx']).toContain(`const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: {
          main: '${SITE_PALETTES.light.primary.main}',
`);
    expect(files['src/main.tsx']).toContain(`
  components: {
    MuiButton: {
      defaultProps: {
        disableElevation: true,
      },
    },
  },
  direction: 'rtl',
});
`);
    expect(files['src/vite-env.d.ts']).toContain('themeCssVarsAugmentation');
    expect(files['src/index.css']).not.toContain('#root');
  });

  test('uses the theme that the demo reads', () => {
    const changes = {
      ...withCode(`import B from '@mui/joy/Button';`),
      themes: ['material', 'joy'] as const,
    };
    expect(make(changes).files['src/main.tsx']).toContain('CssVarsProvider');
    expect(Object.keys(getManifest(changes).dependencies)).not.toContain('@mui/material');
  });

  test('omits theme and Emotion if nothing uses them', () => {
    const changes: Partial<ProjectInput> = {
      ...withCode(`import { Button } from '@mui/base/Button';`, 'index.tsx'),
      themes: ['system'],
      flavour: 'css',
      direction: 'rtl',
    };
    const { files } = make(changes);
    expect(files['src/main.tsx']).not.toMatch(/Provider|emotion|stylis/);
    expect(files['src/main.tsx']).toContain(`import Demo from './demo';`);
    expect(Object.keys(getManifest(changes).dependencies)).toEqual([
      '@fontsource/roboto',
      '@mui/base',
      'react',
      'react-dom',
    ]);
  });

  test('adds Tailwind to the Tailwind flavor only', () => {
    const changes = { flavour: 'tailwind' } as const;
    expect(make(changes).files['vite.config.ts']).toContain('tailwindcss()');
    expect(make(changes).files['src/index.css']).toContain('tailwindcss/utilities.css');
    expect(getManifest(changes).devDependencies).toMatchObject({
      tailwindcss: expect.any(String),
      '@tailwindcss/vite': expect.any(String),
    });
    expect(JSON.stringify(make())).not.toContain('tailwind');
  });

  test('includes relative files and images, even from parent folders', () => {
    const files = [
      { name: 'index.tsx', text: `import './styles.css';\nimport { rows } from '../rows';` },
      { name: 'styles.css', text: '.a {}' },
      { name: '../rows.ts', text: 'export const rows = [];' },
    ];
    const project = make({ files, assets: [{ name: '/images/a.svg', text: '<svg/>' }] });
    expect(project.files).toMatchObject({
      'src/demo/styles.css': '.a {}\n',
      'src/rows.ts': 'export const rows = [];\n',
      'public/images/a.svg': '<svg/>',
    });
  });

  test('creates a Next.js project with the theme and the styles of the server', () => {
    const { files, entry } = make({ framework: 'next', direction: 'rtl', mode: 'dark' });
    expect(entry).toBe('src/demo/BasicButtons.tsx');
    expect(Object.keys(files)).toEqual([
      'package.json',
      'README.md',
      '.gitignore',
      'tsconfig.json',
      'src/theme.d.ts',
      'src/app/layout.tsx',
      'src/app/Providers.tsx',
      'src/app/EmotionRegistry.tsx',
      'src/app/page.tsx',
      'src/app/globals.css',
      'src/demo/BasicButtons.tsx',
    ]);
    expect(files['src/app/layout.tsx']).toContain(
      '<html lang="en" dir="rtl" data-mui-color-scheme="dark" suppressHydrationWarning>',
    );
    expect(files['src/app/Providers.tsx']).toContain(`    <EmotionRegistry>
      <ThemeProvider theme={theme} defaultMode="dark" modeStorageKey="basic-buttons-dark">
        <CssBaseline />
        {children}
      </ThemeProvider>
    </EmotionRegistry>`);
    expect(files['src/app/EmotionRegistry.tsx']).toContain('stylisPlugins: [prefixer, rtlPlugin]');
    const { scripts, dependencies, devDependencies } = JSON.parse(files['package.json']!);
    expect(scripts.build).toBe('next build');
    expect(dependencies).toMatchObject({ next: expect.any(String), stylis: expect.any(String) });
    expect(Object.keys(devDependencies)).not.toContain('vite');
  });

  test('creates a Next.js project in JavaScript, without types', () => {
    const { files } = make({ ...JS, framework: 'next' });
    const code = Object.entries(files).filter(([file]) => file.endsWith('.jsx'));
    expect(code).toHaveLength(5);
    for (const [, text] of code) {
      expect(text).not.toMatch(/import type|: ReactNode|: Metadata|: string/);
    }
    expect(JSON.parse(files['package.json']!).devDependencies).toEqual({});
  });

  test('omits the providers of Next.js if nothing uses them, and adds Tailwind', () => {
    const { files } = make({
      ...withCode(`import { Button } from '@mui/base/Button';`, 'index.tsx'),
      ...{ framework: 'next', flavour: 'tailwind', themes: ['system'] },
    });
    expect(Object.keys(files)).not.toContain('src/app/Providers.tsx');
    expect(files['src/app/layout.tsx']).not.toContain('Providers');
    expect(files['postcss.config.mjs']).toContain('@tailwindcss/postcss');
  });

  test('has the themes of several libraries, with that of Material UI in a scope', () => {
    const { files } = make({
      ...withCode(
        `import B from '@mui/material/Button';\nimport C from '@mui/joy/Button';`,
        'App.tsx',
      ),
      ...{ folder: '', isMixed: true, themes: ['material', 'joy', 'system'] },
      packages: ['@mui/base'],
    });
    expect(files['src/main.tsx']).toContain(`import Demo from './App';`);
    expect(files['src/main.tsx']).toContain('theme={{ [THEME_ID]: materialTheme }}');
    expect(files['src/main.tsx']!.match(/CssBaseline \/>/g)).toHaveLength(1);
    expect(JSON.parse(files['package.json']!).dependencies).toHaveProperty('@mui/base');
  });

  test.each([
    ['a file that is missing', `import './gone';`, /X\.tsx imports "\.\/gone".*src\/demo\/X/],
    [
      'a package of unknown version',
      `import x from 'left-pad';`,
      /"left-pad".*add it to package\.json/,
    ],
  ])('names %s', (_, code, message) => {
    expect(() => make(withCode(code))).toThrow(message);
  });

  test('requires the source', () => {
    expect(() => make({ files: [] })).toThrow('load its source first');
  });
});
