/** The packages whose reference the site has: one line each. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths';

/** What to read of a package. */
export interface ApiPackage {
  /** Name on npm. */
  name: string;
  /** Id of the product that its pages belong to. */
  product: string;
  /** Only these exports; without it all components that have a folder named as themselves. */
  only?: readonly string[];
  /** Whether its hooks are documented too, wherever in the package they are. */
  hooks?: boolean;
  /** Exports that are left out, each with its reason. */
  skip?: Readonly<Record<string, string>>;
  /** Marks props by the name of the interface that declares them, for packages that are sold in plans. */
  plans?: Readonly<Record<string, 'pro' | 'premium'>>;
  /** Where it is installed, when not in `node_modules`. */
  folder?: string;
  /** Folder of its sources in the repository of the libraries; absent when they are elsewhere. */
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

/** Folder of an installed package. */
export function getPackageFolder({ name, folder }: Pick<ApiPackage, 'name' | 'folder'>): string {
  return folder ?? path.join(ROOT, 'node_modules', name);
}

/** Installed version of a package. */
export function getPackageVersion(apiPackage: Pick<ApiPackage, 'name' | 'folder'>): string {
  const file = path.join(getPackageFolder(apiPackage), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
