/** The documented products: names, versions, and how the first path segment maps to them. */
import type { SiteTextKey } from './translate';

/** S3.17: "versions (each with text, href, current)". */
interface ProductVersion {
  text: string;
  href: string;
  current?: boolean;
}

export interface Product {
  /** First path segment, and folder in `data/`. */
  id: string;
  name: string;
  /**
   * Libraries and additions are on the home page, in the product switcher, and in search; they differ in their
   * analytics category. Test pages are in none of these, nor in `llms.txt` or the offline lists.
   */
  role: 'library' | 'addition' | 'test';
  /** Address of the logo: an SVG of 48 × 48 with one path and no background, used as a mask. */
  logo?: string;
  /** Text key of one line for the product switcher and the home page. */
  descriptionKey: SiteTextKey;
  /** Address of the first page. */
  href: string;
  /** The npm package that users install; absent for a product with several packages or none. */
  packageName?: string;
  /** Empty for a product without versions. */
  versions: readonly ProductVersion[];
  /** Address of the page that lists the pages of the product; `/<id>` without it. */
  rootPathname?: string;
  /** Where its API reference is: in tabs of its component pages. Without it, each entry has a page below `/<id>/api`. */
  reference?: 'tabs';
  /** Whether it consists of several packages. The second segment of an address names the one: `/x/react-data-grid`. */
  isSuite?: true;
  /** Folder of the export that only its pages request, for offline reading. */
  dataFolder?: string;
  /** The themes that its demos run with; see `src/site/theme`. */
  demoThemes: readonly DemoThemeId[];
}

/** A theme for demos: the default theme of a library, or `site`, which is Material UI with the look of this site. */
export type DemoThemeId = 'material' | 'joy' | 'system' | 'site';

/** The versions are those of S9.16 to S9.18. A test compares them with the installed packages. */
export const PRODUCTS: readonly Product[] = [
  {
    id: 'material-ui',
    name: 'Material UI',
    role: 'library',
    logo: '/images/logos/material-ui.svg',
    descriptionKey: 'productMaterialUi',
    href: '/material-ui/getting-started/',
    packageName: '@mui/material',
    versions: [
      { text: 'v6.4.1', href: '/material-ui/getting-started/', current: true },
      { text: 'v5', href: 'https://v5.mui.com/material-ui/getting-started/' },
      { text: 'v4', href: 'https://v4.mui.com/' },
    ],
    dataFolder: 'icon-data/',
    demoThemes: ['material'],
  },
  {
    id: 'joy-ui',
    name: 'Joy UI',
    role: 'library',
    logo: '/images/logos/joy-ui.svg',
    descriptionKey: 'productJoyUi',
    href: '/joy-ui/getting-started/',
    packageName: '@mui/joy',
    versions: [{ text: 'v5.0.0-beta.49', href: '/joy-ui/getting-started/', current: true }],
    demoThemes: ['joy'],
  },
  {
    id: 'base-ui',
    name: 'Base UI',
    role: 'library',
    logo: '/images/logos/base-ui.svg',
    descriptionKey: 'productBaseUi',
    href: '/base-ui/getting-started/',
    packageName: '@mui/base',
    versions: [{ text: 'v5.0.0-beta.69', href: '/base-ui/getting-started/', current: true }],
    reference: 'tabs',
    demoThemes: ['system'],
  },
  {
    id: 'system',
    name: 'MUI System',
    role: 'library',
    logo: '/images/logos/system.svg',
    descriptionKey: 'productSystem',
    href: '/system/getting-started/',
    packageName: '@mui/system',
    versions: [
      { text: 'v6.4.1', href: '/system/getting-started/', current: true },
      { text: 'v5', href: 'https://v5.mui.com/system/getting-started/' },
    ],
    demoThemes: ['system'],
  },
  {
    id: 'x',
    name: 'Data Grid',
    role: 'addition',
    logo: '/images/logos/x.svg',
    descriptionKey: 'productX',
    href: '/x/react-data-grid/',
    packageName: '@mui/x-data-grid',
    versions: [{ text: 'v7.29.13', href: '/x/react-data-grid/', current: true }],
    isSuite: true,
    demoThemes: ['material'],
  },
  {
    id: 'experiments',
    name: 'Experiments',
    role: 'test',
    logo: '/images/logos/experiments.svg',
    descriptionKey: 'productExperiments',
    href: '/experiments/docs/',
    rootPathname: '/experiments/docs',
    versions: [],
    demoThemes: ['material', 'joy'],
  },
];

/** The products for users, without test pages. */
export const PUBLIC_PRODUCTS: readonly Product[] = PRODUCTS.filter(({ role }) => role !== 'test');

/** Returns the product of an address, by its first segment; undefined for any other address. */
export function getProduct(path: string): Product | undefined {
  const segment = path.split(/[/?#]/)[1];
  return PRODUCTS.find((product) => product.id === segment);
}

/** Whether an address belongs to test pages. */
export function isTestPage(path: string): boolean {
  return getProduct(path)?.role === 'test';
}

/** Whether an address is that of a page about one component or hook. */
export function isComponentPage(path: string): boolean {
  return /^\/[^/]+\/react-[^/]+\/?$/.test(path);
}

/** Returns the address of the page that lists the pages of a product. */
export function getRootPathname(productId: string): string {
  return getProduct(`/${productId}`)?.rootPathname ?? `/${productId}`;
}

/** Returns the logo of a product, or the generic one. */
export function getLogo({ logo }: Product): string {
  return logo ?? '/images/logos/product.svg';
}

/** Returns the documented version of a product, such as `6.4.1`; undefined for a product without versions. */
export function getCurrentVersion({ versions }: Pick<Product, 'versions'>): string | undefined {
  return versions.find(({ current }) => current)?.text.replace(/^v/, '');
}

/**
 * Returns package and version of a product, such as `@mui/material 6.4.1`.
 * Missing parts are omitted, so the text may be empty.
 */
export function getPackageLabel(product: Pick<Product, 'packageName' | 'versions'>): string {
  return [product.packageName, getCurrentVersion(product)].filter(Boolean).join(' ');
}

/** The ids of an address for analytics and the frame. S2.28: "derived from the first path segment". */
export interface ProductInfo {
  productId: string;
  productCategoryId: string;
}

/**
 * Returns the product and category ids of an address. The libraries are one category, `core`. In a
 * suite, the second segment names the product (`/x/react-data-grid` is `x-data-grid`). Any other first segment is its own
 * id and category.
 */
export function getProductInfo(path: string): ProductInfo {
  const [, first = '', second = ''] = path.split(/[?#]/)[0]!.split('/');
  if (getProduct(path)?.isSuite) {
    return { productId: second.replace(/^react-/, `${first}-`) || first, productCategoryId: first };
  }
  const id = first || 'home';
  return { productId: id, productCategoryId: getProduct(path)?.role === 'library' ? 'core' : id };
}
