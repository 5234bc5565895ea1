import type { Part, PartName, Parts } from './parts';

let parts: Parts | undefined;

/** Called by `pages/_app` with `PARTS`, before any page shows. */
export function provideParts(given: Parts): void {
  parts = given;
}

/**
 * Loads a part of the site that pages have no code of from the start.
 * @param name of the part in `parts.ts`.
 * @returns its module.
 * @throws Error when it cannot be loaded; the next call tries again.
 */
export async function loadPart<Name extends PartName>(name: Name): Promise<Part<Name>> {
  if (!parts) {
    throw new Error(`"${name}" was asked for before pages/_app had called provideParts()`);
  }
  return (await parts[name]()) as Part<Name>;
}
