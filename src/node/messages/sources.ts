/** The packages whose messages visitors of the documentation meet. */
import path from 'node:path';
import { ROOT } from '../paths';
import { listCodeFiles, listMuiPackages } from './packageFiles';

/** A package, and the files to read. */
export interface MessageSource {
  /** `@mui/material`. */
  package: string;
  folder: string;
  files: readonly string[];
  /** Whether messages without an explanation are left out, because most of them have nothing to do with components. */
  isForeign: boolean;
}

/** If several write the same message, their places are in this order. */
const MUI_PACKAGES = [
  '@mui/material',
  '@mui/joy',
  '@mui/base',
  '@mui/x-data-grid',
  '@mui/lab',
  '@mui/system',
  '@mui/styled-engine',
  '@mui/private-theming',
  '@mui/utils',
  '@mui/x-internals',
];

/** Builds for development of other packages. They have the texts that production builds shorten. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  react: ['cjs/react.development.js', 'cjs/react-jsx-runtime.development.js'],
  'react-dom': [
    'cjs/react-dom-client.development.js',
    'cjs/react-dom-server.browser.development.js',
  ],
  'prop-types': ['checkPropTypes.js', 'factoryWithTypeCheckers.js'],
  '@emotion/cache': ['dist/emotion-cache.browser.development.cjs.js'],
  '@emotion/react': ['dist/emotion-react.browser.development.cjs.js'],
  '@emotion/serialize': ['dist/emotion-serialize.development.cjs.js'],
};

/** Lists the packages. Two versions of a package have two entries. */
export function listMessageSources(): MessageSource[] {
  const installed = listMuiPackages();
  return [
    ...MUI_PACKAGES.flatMap((name) => installed.filter((one) => one.name === name)).map(
      ({ name, folder }) => ({
        package: name,
        folder,
        files: listCodeFiles(folder),
        isForeign: false,
      }),
    ),
    ...Object.entries(FOREIGN).map(([name, files]) => {
      const folder = path.join(ROOT, 'node_modules', name);
      return {
        package: name,
        folder,
        files: files.map((file) => path.join(folder, file)),
        isForeign: true,
      };
    }),
  ];
}
