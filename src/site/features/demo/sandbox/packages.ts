/** The packages that a project may need, with the versions that this site is built and tested with. */
import packageJson from '@/package.json';

const VERSIONS: Readonly<Record<string, string>> = {
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
};

const EMOTION = ['@emotion/react', '@emotion/styled'];
const REACT = ['react', 'react-dom'];

/** The peer dependencies of packages. A test compares them with the installed packages. */
export const PEERS: Readonly<Record<string, readonly string[]>> = {
  '@mui/material': [...EMOTION, ...REACT],
  '@mui/lab': ['@mui/material', ...EMOTION, ...REACT],
  '@mui/icons-material': ['@mui/material', ...EMOTION, ...REACT],
  '@mui/joy': [...EMOTION, ...REACT],
  '@mui/base': REACT,
  '@mui/system': [...EMOTION, ...REACT],
  '@mui/utils': REACT,
  next: REACT,
  '@mui/x-charts': ['@mui/material', '@mui/system', ...EMOTION, ...REACT],
  '@mui/x-data-grid': ['@mui/material', '@mui/system', ...EMOTION, ...REACT],
  'stylis-plugin-rtl': ['stylis'],
};

/** Packages whose types are in a package of their own. */
const TYPES: Readonly<Record<string, string>> = {
  react: '@types/react',
  'react-dom': '@types/react-dom',
  stylis: '@types/stylis',
};

/**
 * Returns names and exact versions of packages and their peer dependencies, sorted.
 * @throws Error for a package that this site doesn't have, because its version isn't known.
 */
export function getDependencies(names: readonly string[]): Record<string, string> {
  const all = new Set(names.flatMap((name) => [name, ...(PEERS[name] ?? [])]));
  return Object.fromEntries([...all].sort().map((name) => [name, getVersion(name)]));
}

/** Returns the type packages of packages without types. */
export function getTypePackages(names: readonly string[]): string[] {
  return names.flatMap((name) => TYPES[name] ?? []);
}

/** Whether Emotion creates the styles of a package, so that they can be mirrored for right-to-left. */
export function usesEmotion(name: string): boolean {
  return name.startsWith('@emotion/') || (PEERS[name]?.includes('@emotion/react') ?? false);
}

function getVersion(name: string): string {
  const version = VERSIONS[name];
  if (version === undefined) {
    throw new Error(
      `The package "${name}" is not one of this site's, so its version is not known: import something else, or add it to package.json`,
    );
  }
  return version;
}
