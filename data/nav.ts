/** The navigation trees of the site by product id. The trees themselves are registered per product. */
import type { NavEntry } from '@/src/shared/nav';
import { nav as baseUi } from './base-ui/nav';
import { nav as experiments } from './experiments/nav';
import { nav as joyUi } from './joy-ui/nav';
import { nav as materialUi } from './material-ui/nav';
import { nav as system } from './system/nav';
import { nav as x } from './x/nav';

export const NAV_TREES: Readonly<Record<string, readonly NavEntry[]>> = {
  'material-ui': materialUi,
  'joy-ui': joyUi,
  'base-ui': baseUi,
  system,
  x,
  experiments,
};

/**
 * S2.15 to S2.17: "A default menu links to external versions, a template store and a blog." It stands where an address
 * belongs to no product.
 */
export const DEFAULT_MENU: readonly NavEntry[] = [
  {
    pathname: '/versions',
    title: 'Other versions',
    children: [
      { pathname: 'https://v5.mui.com/', title: 'MUI v5' },
      { pathname: 'https://v4.mui.com/', title: 'Material UI v4' },
    ],
  },
  { pathname: 'https://mui.com/store/', title: 'Template store' },
  { pathname: 'https://mui.com/blog/', title: 'Blog' },
];
