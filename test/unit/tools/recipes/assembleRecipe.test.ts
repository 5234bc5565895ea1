import { expect, it } from '@jest/globals';
import { BuildError } from '@/src/node/errors';
import { parser } from '@/src/node/markdown/findPlacements.mjs';
import { assembleRecipe, chooseVersion } from '@/tools/recipes/assembleRecipe';
import { locateError } from '@/tools/recipes/locateError';
import type { Recipe } from '@/tools/recipes/recipes';

const FENCE = '```';

/** A page whose sections create a project, add to it, and use it. */
const PAGE = `# Install

${FENCE}bash
npm create vite@latest harbor -- --template react-ts
cd harbor
${FENCE}

## Packages

<codeblock storageKey="package-manager">

${FENCE}bash npm
npm install --save-dev boats@2.1.0 @harbor/cranes
${FENCE}

${FENCE}bash pnpm
pnpm add fish
${FENCE}

</codeblock>

:::steps

### Theme

${FENCE}tsx title="src/main.tsx"
import boats from 'boats';
boats();
${FENCE}

:::

${FENCE}ts
const untitled = true;
${FENCE}

## Font

${FENCE}tsx title="src/main.tsx"
import 'font.css';
${FENCE}

## Twice

${FENCE}tsx title="src/App.tsx"
export {};
${FENCE}

${FENCE}tsx title="src/App.tsx"
export {};
${FENCE}

## Engine

${FENCE}json npm
{ "dependencies": { "engine": "npm:other@1.0.0" }, "overrides": { "engine": "$engine" } }
${FENCE}
`;

const FILE = 'data/install.md';

const name = 'harbor';

const assemble = (...sections: (string | Recipe['sections'][number])[]) =>
  assembleRecipe(
    {
      name,
      sections: sections.map((section) =>
        typeof section === 'string' ? { page: FILE, heading: section } : section,
      ),
    },
    new Map([[FILE, parser.parse(PAGE)]]),
  );

const ADDED_FONT = { page: FILE, heading: 'Font', isAdded: true };

it('starts with the project that the command of the page creates', () => {
  const { manifest, files } = assemble('Install');
  expect(manifest.dependencies).toMatchObject({ vite: 'pinned', react: 'pinned' });
  expect(manifest.dependencies).not.toHaveProperty('boats');
  expect(files['src/main.tsx']).toContain("from './App.tsx'");
});

it('installs what the npm command of the page names, and nothing of other package managers', () => {
  const { dependencies } = assemble('Install', 'Packages').manifest;
  expect(dependencies).toMatchObject({ boats: '2.1.0', '@harbor/cranes': 'pinned' });
  expect(dependencies).not.toHaveProperty('fish');
  expect(dependencies).not.toHaveProperty('--save-dev');
});

it('writes titled listings of subsections to their files', () => {
  const { files, sources } = assemble('Install', 'Packages');
  expect(files['src/main.tsx']).toBe("import boats from 'boats';\nboats();\n");
  expect(Object.keys(sources)).toEqual(['src/main.tsx']);
});

it('replaces a file by the listing of a later section, or adds the listing on top of it', () => {
  expect(assemble('Install', 'Packages', 'Font').files['src/main.tsx']).toBe(
    "import 'font.css';\n",
  );
  expect(assemble('Install', 'Packages', ADDED_FONT).files['src/main.tsx']).toBe(
    "import 'font.css';\nimport boats from 'boats';\nboats();\n",
  );
});

it('merges parts of package.json', () => {
  const { dependencies, overrides } = assemble('Install', 'Engine').manifest;
  expect(dependencies).toMatchObject({ vite: 'pinned', engine: 'npm:other@1.0.0' });
  expect(overrides).toEqual({ engine: '$engine' });
});

it.each([
  [['Install', 'Nowhere'], 'it has no heading "Nowhere"'],
  [['Install', 'Twice'], '"Twice" shows src/App.tsx twice'],
  [['Packages'], 'begins with "Packages", which has no command that creates a project'],
])('names the page and the cause when the sections are %j', (sections, cause) => {
  const run = () => assemble(...sections);
  expect(run).toThrow(BuildError);
  expect(run).toThrow(cause);
  expect(run).toThrow(/^data\/install\.md[\s\S]*remedy: /);
});

it('reports an error of the compiler at the line of the page', () => {
  const project = assemble('Install', 'Packages', ADDED_FONT);
  const recipe = { name, sections: [ADDED_FONT] };
  const lines = PAGE.split('\n');
  const find = (row: number) =>
    locateError(`src/main.tsx(${row},1): error TS2307: Cannot find it.`, recipe, project).details;
  expect(lines[find(1).line! - 1]).toBe("import 'font.css';");
  expect(find(1).cause).toContain('under "Font"');
  // The second line comes from another section.
  expect(lines[find(2).line! - 1]).toBe("import boats from 'boats';");
  expect(find(2).cause).toContain('under "Packages"');
});

it.each([
  ['pinned', '6.4.1', '6.4.1'],
  ['pinned', undefined, 'latest'],
  ['6', '6.4.1', '6.4.1'],
  ['^6.4.0', undefined, '^6.4.0'],
  ['6', undefined, '6'],
  ['6', '16.4.5', '6'],
  ['15', '16.4.5', '15'],
  ['6.4.1', '6.4.10', '6.4.1'],
])('installs for the range %s, with %s in the lockfile, %s', (range, locked, version) => {
  expect(chooseVersion(range, locked)).toBe(version);
});
