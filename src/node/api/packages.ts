/** The packages that the API reference covers, one line each. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths';

/** Describes what to read from a package. */
export interface ApiPackage {
  /** npm package name. */
  name: string;
  /** Id of the product that its pages belong to. */
  product: string;
  /** The exports to document. By default, all components that have a folder of the same name. */
  only?: readonly string[];
  /** Whether to document hooks as well, from any folder of the package. */
  hooks?: boolean;
  /** Exports to leave out, each with the reason. */
  skip?: Readonly<Record<string, string>>;
  /** Maps the interfaces that declare props of commercial plans to the plan. */
  plans?: Readonly<Record<string, 'pro' | 'premium'>>;
  /** Whether its components take CSS properties as their own props. Then search finds these system props there. */
  hasSystemProps?: true;
  /** The folder of the package if it isn't installed in `node_modules`. */
  folder?: string;
  /** The folder of the sources in the repository of the libraries, if they are there. */
  sources?: string;
}

export const API_PACKAGES: readonly ApiPackage[] = [
  {
    name: '@mui/material',
    product: 'material-ui',
    sources: 'packages/mui-material/src',
    skip: { DefaultPropsProvider: 'sets default props through a context and draws nothing' },
  },
  {
    name: '@mui/lab',
    product: 'material-ui',
    sources: 'packages/mui-lab/src',
    // The other folders only say that their component has moved to @mui/material or MUI X.
    only: [
      'LoadingButton',
      'Masonry',
      'TabContext',
      'TabList',
      'TabPanel',
      'Timeline',
      'TimelineConnector',
      'TimelineContent',
      'TimelineDot',
      'TimelineItem',
      'TimelineOppositeContent',
      'TimelineSeparator',
    ],
  },
  { name: '@mui/joy', product: 'joy-ui', sources: 'packages/mui-joy/src' },
  {
    name: '@mui/base',
    product: 'base-ui',
    sources: 'packages/mui-base/src',
    hooks: true,
    skip: { ClassNameConfigurator: 'sets class names through a context and draws nothing' },
  },
  {
    name: '@mui/system',
    product: 'system',
    sources: 'packages/mui-system/src',
    only: ['Box', 'Container', 'Grid', 'Stack'],
    hasSystemProps: true,
  },
  {
    name: '@mui/x-data-grid',
    product: 'x',
    only: ['DataGrid'],
    plans: {
      DataGridProSharedPropsWithDefaultValue: 'pro',
      DataGridProSharedPropsWithoutDefaultValue: 'pro',
      DataGridPremiumSharedPropsWithDefaultValue: 'premium',
    },
  },
];

export function getPackageFolder({ name, folder }: Pick<ApiPackage, 'name' | 'folder'>): string {
  return folder ?? path.join(ROOT, 'node_modules', name);
}

export function getPackageVersion(apiPackage: Pick<ApiPackage, 'name' | 'folder'>): string {
  const file = path.join(getPackageFolder(apiPackage), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
