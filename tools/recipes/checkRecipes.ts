/** Installs, type-checks, builds, starts and opens the projects of the recipes in temporary folders. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { BuildError, CommandError } from '@/src/node/errors';
import { parser } from '@/src/node/markdown/findPlacements.mjs';
import { ROOT } from '@/src/node/paths';
import { CHROMIUM_ARGS } from '../chromiumArgs';
import { assembleRecipe, chooseVersion, type Project } from './assembleRecipe';
import { createRecipeError, locateError } from './locateError';
import { type Recipe, RECIPES, type RecipeServer } from './recipes';

/** The time limits of a command and of the start of a server, in milliseconds. */
const COMMAND_LIMIT = 10 * 60 * 1000;
const START_LIMIT = 60 * 1000;

/** The time limit of the first rendering in a browser, in milliseconds. */
const SHOW_LIMIT = 20 * 1000;

/** With the linked layout, only the packages in package.json resolve, so importing a package of a package fails. */
const INSTALL = [
  ...['install', '--install-strategy=linked', '--ignore-scripts'],
  ...['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'],
];

/** `next/font/google` downloads fonts during the build. The recipes don't test Google's servers. */
const FONT_ANSWERS = {
  file: 'font-answers.cjs',
  code: "module.exports = new Proxy({}, { get: () => '@font-face { font-family: Roboto; src: url(https://fonts.gstatic.com/roboto.woff2); }' });\n",
};

/**
 * @param names names of the recipes to check; all by default.
 * @param executablePath path of Chromium.
 * @param say is called with a line about each recipe.
 * @throws CommandError that lists all errors, by page and heading.
 */
export async function checkRecipes(
  names: readonly string[],
  executablePath: string,
  say: (line: string) => void,
): Promise<void> {
  const unknown = names.filter((name) => !RECIPES.some((recipe) => recipe.name === name));
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no recipe ${unknown.join(', ')}. Use ${RECIPES.map(({ name }) => name).join(', ')}.`,
    );
  }
  const errors: string[] = [];
  for (const recipe of RECIPES) {
    if (names.length === 0 || names.includes(recipe.name)) {
      const begin = Date.now();
      const found = await checkRecipe(recipe, executablePath);
      errors.push(...found.map(({ message }) => message));
      const seconds = Math.round((Date.now() - begin) / 1000);
      say(`${recipe.name}: ${found.length === 0 ? 'works' : 'fails'} (${seconds} s)`);
    }
  }
  if (errors.length > 0) {
    throw new CommandError(errors.join('\n\n'));
  }
}

async function checkRecipe(recipe: Recipe, executablePath: string): Promise<BuildError[]> {
  const folder = mkdtempSync(path.join(tmpdir(), `recipe-${recipe.name}-`));
  try {
    const pages = recipe.sections.map(({ page }) => page);
    const project = assembleRecipe(
      recipe,
      new Map(pages.map((page) => [page, parser.parse(readFileSync(path.join(ROOT, page)))])),
    );
    const port = await findPort();
    writeProject(folder, recipe, project, port);
    run(folder, recipe, 'npm', INSTALL, 'install its packages');
    const types = await checkTypes(folder, recipe, project);
    if (types.length > 0) {
      return types;
    }
    if (recipe.test) {
      // React's production build has no `act`, which tests need.
      run(folder, recipe, process.execPath, recipe.test, 'run its tests', { NODE_ENV: 'test' });
    }
    if (recipe.build) {
      run(folder, recipe, process.execPath, recipe.build, 'build it');
    }
    if (recipe.server) {
      await checkServer(folder, recipe, recipe.server, port, executablePath);
    }
    return [];
  } catch (error) {
    if (error instanceof BuildError) {
      return [error];
    }
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeProject(folder: string, recipe: Recipe, project: Project, port: number): void {
  const { type, dependencies, overrides } = project.manifest;
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const versions = Object.entries(dependencies).map(([name, range]) => [
    name,
    chooseVersion(range, lock.packages[`node_modules/${name}`]?.version),
  ]);
  const files: Record<string, string> = {
    ...project.files,
    'package.json': JSON.stringify({
      name: 'recipe',
      private: true,
      type,
      dependencies: Object.fromEntries(versions),
      overrides,
    }),
    [FONT_ANSWERS.file]: FONT_ANSWERS.code,
  };
  const place = recipe.server?.port;
  if (place) {
    const { file, text } = place;
    const parts = files[file]?.split(text) ?? [];
    if (parts.length !== 2) {
      throw createRecipeError(
        recipe,
        `${file} doesn't contain "${text}" once, so the recipe ${recipe.name} can't set a free port`,
        'correct `port` in tools/recipes/recipes.ts',
      );
    }
    files[file] = parts.join(text.replace(/\d+/, String(port)));
  }
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
}

/** @throws BuildError with the output if the command fails. */
function run(
  folder: string,
  recipe: Recipe,
  command: string,
  args: readonly string[],
  purpose: string,
  variables: Readonly<Record<string, string>> = {},
): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...createEnvironment(folder), ...variables },
    timeout: COMMAND_LIMIT,
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) {
    throw createRecipeError(
      recipe,
      `the recipe ${recipe.name} doesn't let readers ${purpose}: ${path.basename(command)} ${args.join(' ')} exited with ${status}\n${stdout}${stderr}`,
      'correct the listings or the commands of the sections',
    );
  }
}

function createEnvironment(folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NEXT_FONT_GOOGLE_MOCKED_RESPONSES: path.join(folder, FONT_ANSWERS.file),
    NEXT_TELEMETRY_DISABLED: '1',
    // Another value, such as that of a test run, would change what the build does.
    NODE_ENV: 'production',
  };
}

/** Type-checks the project with its own TypeScript, and maps errors to lines of the pages. */
async function checkTypes(folder: string, recipe: Recipe, project: Project): Promise<BuildError[]> {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--noEmit', '--strict', '--pretty', 'false'],
    { cwd: folder, encoding: 'utf8', env: createEnvironment(folder), timeout: COMMAND_LIMIT },
  );
  if (status === 0) {
    return [];
  }
  const lines = stdout.split('\n').filter((line) => /error TS\d+/.test(line));
  return lines.length === 0
    ? [
        createRecipeError(
          recipe,
          `tsc exited with ${status}\n${stdout}${stderr}`,
          'correct the project',
        ),
      ]
    : lines.map((line) => locateError(line, recipe, project));
}

/** Starts the server of the recipe, and compares `/` with what the recipe expects: its HTML, and what a browser shows. */
async function checkServer(
  folder: string,
  recipe: Recipe,
  { args, expected, shown }: RecipeServer,
  port: number,
  executablePath: string,
): Promise<void> {
  const server = spawn(
    process.execPath,
    args.map((arg) => arg.replace('{port}', String(port))),
    { cwd: folder, env: createEnvironment(folder), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  server.stdout.on('data', (chunk) => (log += chunk));
  server.stderr.on('data', (chunk) => (log += chunk));
  try {
    const response = await request(server, port);
    const html = (await response?.text()) ?? '';
    const missing = expected.filter((text) => !html.includes(text));
    if (!response?.ok || missing.length > 0) {
      throw createRecipeError(
        recipe,
        response?.ok
          ? `the HTML of the recipe ${recipe.name} lacks ${missing.join(' and ')}`
          : `the server of the recipe ${recipe.name} answers with ${response?.status ?? 'nothing'}\n${log}`,
        'correct the listings of the sections',
      );
    }
    await checkPage(recipe, shown, `http://localhost:${port}/`, executablePath);
  } finally {
    if (server.exitCode === null && server.kill()) {
      await once(server, 'exit');
    }
  }
}

/**
 * Opens the page in a browser. Vite bundles an app that lacks an optional peer dependency, such as `@emotion/styled`, and
 * the app throws when it starts.
 */
async function checkPage(
  recipe: Recipe,
  { element, styles = {}, variable }: RecipeServer['shown'],
  address: string,
  executablePath: string,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The projects have no icon, which browsers request.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) {
      problems.push(message.text());
    }
  });
  try {
    await page.goto(address);
    const shown = page.locator(element).first();
    const isShown = await shown
      .waitFor({ timeout: SHOW_LIMIT })
      .then(() => true)
      .catch(() => false);
    if (!isShown) {
      problems.push(`the page doesn't show ${element}`);
    }
    for (const [property, wanted] of isShown ? Object.entries(styles) : []) {
      const computed = await shown.evaluate(
        (node, name) => getComputedStyle(node).getPropertyValue(name),
        property,
      );
      if (computed !== wanted) {
        problems.push(`${element} has ${property}: ${computed} instead of ${wanted}`);
      }
    }
    const value =
      variable === undefined ||
      (await page.evaluate(
        (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
        variable,
      ));
    if (!value) {
      problems.push(`the document has no ${variable}`);
    }
  } finally {
    await browser.close();
  }
  if (problems.length > 0) {
    throw createRecipeError(
      recipe,
      `in a browser, the recipe ${recipe.name} has problems: ${problems.join('; ')}`,
      'correct the listings or the commands of the sections',
    );
  }
}

/** Requests `/` until the server listens, exits, or takes too long. */
async function request(server: ChildProcess, port: number): Promise<Response | undefined> {
  const end = Date.now() + START_LIMIT;
  while (Date.now() < end && server.exitCode === null) {
    const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (response) {
      return response;
    }
    await delay(200);
  }
  return undefined;
}

/** Finds a free port. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
