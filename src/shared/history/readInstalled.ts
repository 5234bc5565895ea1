/** Reads the versions of packages from a `package.json` or a lockfile. The text is data: nothing of it is run. */

/** The maximum length of a text. Lockfiles of large apps have a few megabytes. */
export const FILE_LIMIT = 10_000_000;

/** The numbers of a version, or of a range such as `^6.1.0`. */
const NUMBERS = /\d{1,4}(?:\.\d{1,4}){0,2}(?:-[a-z]{1,10}\.\d{1,4})?/;

/**
 * Finds the versions of packages.
 * @param text a `package.json`, `package-lock.json`, `yarn.lock`, `pnpm-lock.yaml`, or `bun.lock`, or any other text.
 * @param packages the wanted packages.
 * @returns the version by package, without the packages that the text doesn't have. A range counts as its lowest version.
 */
export function readInstalled(
  text: string,
  packages: readonly string[],
): ReadonlyMap<string, string> {
  const content = text.slice(0, FILE_LIMIT);
  const json = parseJson(content);
  const found = new Map<string, string>();
  for (const name of packages) {
    const version = findInJson(json, name) ?? findInText(content, name);
    if (version !== undefined) {
      found.set(name, version);
    }
  }
  return found;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an own property of a value that may be anything. */
function get(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (parent, name) =>
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, name)
        ? (parent as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}

/** Finds a package in a `package-lock.json` of any version, or else in the dependencies of a `package.json`. */
function findInJson(json: unknown, name: string): string | undefined {
  const candidates = [
    get(json, 'packages', `node_modules/${name}`, 'version'),
    get(json, 'dependencies', name, 'version'),
    get(json, 'dependencies', name),
    get(json, 'devDependencies', name),
    get(json, 'peerDependencies', name),
  ];
  const text = candidates.find((candidate) => typeof candidate === 'string');
  return typeof text === 'string' ? NUMBERS.exec(text)?.[0] : undefined;
}

/**
 * Finds a package in lockfiles that aren't JSON. They name the version behind the package (`@mui/material@6.1.0`), or on
 * one of the next lines (`version "6.1.0"`), which is the exact one.
 */
function findInText(text: string, name: string): string | undefined {
  let range: string | undefined;
  for (
    let at = text.indexOf(`${name}@`);
    at !== -1;
    at = text.indexOf(`${name}@`, at + name.length)
  ) {
    const after = text.slice(at + name.length + 1, at + name.length + 300);
    const exact = /^[^\n]{0,200}:\r?\n\s{1,8}version:? "?(\d[\w.-]{0,30})/.exec(after)?.[1];
    if (exact !== undefined) {
      return NUMBERS.exec(exact)?.[0];
    }
    range ??= /^(?:npm:)?[\^~]?(\d[\w.-]{0,30})/.exec(after)?.[1];
  }
  range ??= findLine(text, name);
  return range === undefined ? undefined : NUMBERS.exec(range)?.[0];
}

/** Finds the line of a package in a part of a `package.json`: `"@mui/material": "^6.1.0"`. */
function findLine(text: string, name: string): string | undefined {
  const key = `"${name}"`;
  const at = text.indexOf(key);
  const after = at === -1 ? '' : text.slice(at + key.length, at + key.length + 100);
  return /^\s*:\s*"([^"\n]{1,60})"/.exec(after)?.[1];
}
