/**
 * The modules that pages load when a reader asks for something, by name. Each room declares its own here, so that the
 * name and the type of a part stand beside its code; `src/site/app/lazyParts.ts` has the `import()` of all of them.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Rooms add to it.
export interface LazyParts {}

export type LazyPartName = keyof LazyParts;

/** Loads each part. */
export type LazyPartLoaders = {
  [Name in LazyPartName]: () => Promise<LazyParts[Name]>;
};

let loaders: Partial<LazyPartLoaders> | undefined;

/** Called by `pages/_app` before any page shows; demos outside of the site provide the parts that they need. */
export function provideParts(provided: Partial<LazyPartLoaders>): void {
  loaders = provided;
}

/**
 * Loads a part of the site that pages have no code of from the start.
 * @returns its module.
 * @throws Error when it cannot be loaded; the next call tries again.
 */
export async function loadPart<Name extends LazyPartName>(name: Name): Promise<LazyParts[Name]> {
  const load = loaders?.[name];
  if (!load) {
    throw new Error(`The part "${name}" was not provided: pages/_app calls provideParts() with it`);
  }
  return load();
}
