/** The packages that a project may need, at the versions that this site is built and tested with. */
import packageJson from '@/package.json';

const VERSIONS: Readonly<Record<string, string>> = {
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
};

const EMOTION = ['@emotion/react', '@emotion/styled'];
const REACT = ['react', 'react-dom'];

/** What a package needs beside itself. A test holds this against the peer dependencies of what is installed. */
export const PEERS: Readonly<Record<string, readonly string[]>> = {
  '@mui/material': [...EMOTION, ...REACT],
  '@mui/lab': ['@mui/material', ...EMOTION, ...REACT],
  '@mui/icons-material': ['@mui/material', ...EMOTION, ...REACT],
  '@mui/joy': [...EMOTION, ...REACT],
  '@mui/base': REACT,
  '@mui/system': [...EMOTION, ...REACT],
  '@mui/x-charts': ['@mui/material', '@mui/system', ...EMOTION, ...REACT],
  '@mui/x-data-grid': ['@mui/material', '@mui/system', ...EMOTION, ...REACT],
  'stylis-plugin-rtl': ['stylis'],
};

/** Types that come as a package of their own. */
const TYPES: Readonly<Record<string, string>> = {
  react: '@types/react',
  'react-dom': '@types/react-dom',
  stylis: '@types/stylis',
};

/**
 * Names and exact versions of packages and of all that they need, sorted.
 * @throws Error for a package that this site does not have: its version is not known.
 */
export function getDependencies(names: readonly string[]): Record<string, string> {
  const all = new Set(names.flatMap((name) => [name, ...(PEERS[name] ?? [])]));
  return Object.fromEntries([...all].sort().map((name) => [name, getVersion(name)]));
}

/** The packages with the types of packages that bring none. */
export function getTypePackages(names: readonly string[]): string[] {
  return names.flatMap((name) => TYPES[name] ?? []);
}

/** Whether the styles of a package are made by Emotion, which mirrors them for right to left. */
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
