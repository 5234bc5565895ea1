/**
 * Modules that pages load on demand, by name. Each feature declares its own modules here by declaration merging, so
 * name and type are beside the code. `src/site/app/lazyParts.ts` contains the `import()` of all of them.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Features add to it.
export interface LazyParts {}

export type LazyPartName = keyof LazyParts;

/** The functions that load the modules. */
export type LazyPartLoaders = {
  [Name in LazyPartName]: () => Promise<LazyParts[Name]>;
};

let loaders: Partial<LazyPartLoaders> | undefined;

/**
 * Called by `pages/_app` before the first render. Code that renders demos outside the site provides the modules that it
 * needs.
 */
export function provideParts(provided: Partial<LazyPartLoaders>): void {
  loaders = provided;
}

/**
 * Loads a module that isn't part of the initial code of pages.
 * @returns the module.
 * @throws Error when it can't be loaded. The next call tries again.
 */
export async function loadPart<Name extends LazyPartName>(name: Name): Promise<LazyParts[Name]> {
  const load = loaders?.[name];
  if (!load) {
    throw new Error(`The part "${name}" was not provided: pages/_app calls provideParts() with it`);
  }
  return load();
}
