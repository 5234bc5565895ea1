/** Says where on the pages an error of a recipe is. */
import { BuildError } from '@/src/node/errors';
import type { Project } from './assembleRecipe';
import type { Recipe } from './recipes';

/** Creates an error of a recipe as a whole. It names the last section, to which the others lead. */
export function createRecipeError({ sections }: Recipe, cause: string, remedy: string): BuildError {
  const { page, heading } = sections.at(-1)!;
  return new BuildError({ file: page, cause: `"${heading}": ${cause}`, remedy });
}

/**
 * Finds the line of the page that the compiler reports.
 * @param output a line of tsc's output, such as `src/App.tsx(3,5): error TS2307: …`.
 */
export function locateError(output: string, recipe: Recipe, { sources }: Project): BuildError {
  const [, file = 'the project', row = '', cause = output] =
    /^(.+?)\((\d+),\d+\): error (.+)$/.exec(output) ?? [];
  let rest = Number(row);
  for (const { page, heading, line, lines } of sources[file] ?? []) {
    if (rest <= lines) {
      return new BuildError({
        file: page,
        line: line + rest - 1,
        cause: `${file} under "${heading}", in the recipe ${recipe.name}: ${cause}`,
        remedy:
          'correct the listing, or tell readers to install what it imports in a section of the recipe',
      });
    }
    rest -= lines;
  }
  return createRecipeError(
    recipe,
    `${file} of the recipe ${recipe.name}: ${cause}`,
    'correct the listings of the sections, or the recipe in tools/recipes/recipes.ts',
  );
}
