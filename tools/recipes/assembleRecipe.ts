/** Assembles the project of a recipe from the listings and the commands of pages. */
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { BuildError } from '@/src/node/errors';
import { readTitle } from '../listings/readListings';
import type { Recipe } from './recipes';
import { createNextStarter, EMPTY, type Starter, VITE } from './starters';

/** Where the code of a file stands on a page. */
interface RecipeSource {
  page: string;
  heading: string;
  /** The line of the page where the code begins. */
  line: number;
  /** The number of lines of the code. */
  lines: number;
}

export interface Project {
  /** The manifest, with ranges as the page writes them. `pinned` is the version of this repository. */
  manifest: {
    type: Starter['type'];
    dependencies: Record<string, string>;
    overrides: Record<string, string>;
  };
  /** Contents by path. */
  files: Record<string, string>;
  /** The sources of the files that come from pages, by path, in the order of their code. */
  sources: Record<string, RecipeSource[]>;
}

interface Section {
  line: number;
  listings: { file: string; code: string; line: number }[];
  commands: string[];
  /** Parts of package.json that the page tells readers to add. */
  manifests: Partial<Project['manifest']>[];
}

/**
 * @param trees the parsed pages, by Markdown file.
 * @throws BuildError if a section doesn't exist, shows a file twice, or the recipe doesn't begin with a new project.
 */
export function assembleRecipe(recipe: Recipe, trees: ReadonlyMap<string, Root>): Project {
  const project: Project = {
    manifest: { type: 'module', dependencies: {}, overrides: {} },
    files: {},
    sources: {},
  };
  let hasStarter = false;
  for (const { page, heading, isAdded } of recipe.sections) {
    const section = readSection(trees.get(page)!, page, heading);
    for (const command of section.commands) {
      const starter = findStarter(command);
      if (starter) {
        hasStarter = true;
        project.manifest.type = starter.type;
        Object.assign(project.manifest.dependencies, starter.dependencies);
        Object.assign(project.files, starter.files);
      }
      Object.assign(project.manifest.dependencies, readInstall(command));
    }
    for (const { dependencies, overrides } of section.manifests) {
      Object.assign(project.manifest.dependencies, dependencies);
      Object.assign(project.manifest.overrides, overrides);
    }
    if (!hasStarter) {
      throw new BuildError({
        file: page,
        line: section.line,
        cause: `the recipe ${recipe.name} begins with "${heading}", which has no command that creates a project`,
        remedy:
          'write npm create vite, npx create-next-app, or npm init in the section, or begin the recipe with the section of another page in tools/recipes/recipes.ts',
      });
    }
    const seen = new Set<string>();
    for (const { file, code, line } of section.listings) {
      if (seen.has(file)) {
        throw new BuildError({
          file: page,
          line,
          cause: `"${heading}" shows ${file} twice, so the recipe ${recipe.name} can't tell which one readers use`,
          remedy: 'show it once, or name a smaller section in tools/recipes/recipes.ts',
        });
      }
      seen.add(file);
      const source = { page, heading, line, lines: code.split('\n').length };
      project.files[file] = `${code}\n${isAdded ? (project.files[file] ?? '') : ''}`;
      project.sources[file] = [source, ...(isAdded ? (project.sources[file] ?? []) : [])];
    }
  }
  Object.assign(project.files, recipe.readerFiles);
  return project;
}

function readSection(tree: Root, page: string, heading: string): Section {
  const section: Section = { line: 0, listings: [], commands: [], manifests: [] };
  /** The level of the section's heading while its nodes are visited. */
  let depth: number | undefined;
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'heading') {
      if (depth !== undefined && (depth === 1 || node.depth <= depth)) {
        depth = undefined;
      } else if (section.line === 0 && toString(node) === heading) {
        depth = node.depth;
        section.line = line;
      }
    } else if (node.type === 'code' && depth !== undefined) {
      const file = readTitle(node.meta);
      const isForNpm = node.meta === 'npm' || !node.meta;
      if (file !== undefined) {
        section.listings.push({ file, code: node.value, line: line + 1 });
      } else if (node.lang === 'bash' && isForNpm) {
        section.commands.push(...node.value.split('\n'));
      } else if (node.lang === 'json' && node.meta === 'npm') {
        section.manifests.push(JSON.parse(node.value));
      }
    }
  });
  if (section.line === 0) {
    throw new BuildError({
      file: page,
      cause: `it has no heading "${heading}", which a recipe names`,
      remedy: 'correct the heading in tools/recipes/recipes.ts',
    });
  }
  return section;
}

/** Finds the project that a command creates. */
function findStarter(command: string): Starter | undefined {
  const next = /^npx create-next-app@(\S+)/.exec(command)?.[1];
  return next !== undefined
    ? createNextStarter(next)
    : /^npm create vite@\S+ .*--template react-ts\b/.test(command)
      ? VITE
      : /^npm init\b/.test(command)
        ? EMPTY
        : undefined;
}

/** Reads the ranges by package from `npm install …`. Without a version, the range is `pinned`. */
function readInstall(command: string): Record<string, string> {
  const names = /^npm (?:install|i) (.+)$/.exec(command)?.[1]?.split(/\s+/) ?? [];
  return Object.fromEntries(
    names
      .filter((name) => !name.startsWith('-'))
      .map((name) => {
        const [, packageName = name, range = 'pinned'] = /^(@?[^@]+)@(.+)$/.exec(name) ?? [];
        return [packageName, range];
      }),
  );
}

/**
 * Chooses the version to install: the one that this repository is tested with, if the range allows it.
 * @param range a range as the page writes it, or `pinned`.
 * @param locked the version in this repository's package-lock.json.
 */
export function chooseVersion(range: string, locked: string | undefined): string {
  if (range === 'pinned') {
    return locked ?? 'latest';
  }
  const isAllowed = locked !== undefined && `${locked}.`.startsWith(`${range.replace(/^\^/, '')}.`);
  return isAllowed ? locked : range;
}
