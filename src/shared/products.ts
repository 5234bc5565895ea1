/** The documented products: identity, versions, and what the first path segment says. */
import type { TextKey } from './translate';

/** S3.17: "versions (each with text, href, current)". */
interface ProductVersion {
  text: string;
  href: string;
  current?: boolean;
}

export interface Product {
  /** First path segment and folder under `data/`. */
  id: string;
  name: string;
  /** Address of its drawing: an SVG of 48 × 48, one path without ground, made for masks. */
  logo: string;
  /** One line for the product switcher and the home page: a key of `translations.json`. */
  descriptionKey: TextKey;
  /** Page to begin with. */
  href: string;
  /** The npm package that readers install, if there is exactly one. */
  packageName?: string;
  versions: readonly ProductVersion[];
  /** The themes that its demos run under; see `src/site/theme`. */
  demoThemes: readonly DemoThemeId[];
}

/** A theme that a demo can run under: the default of a library, or Material UI's as this site wears it. */
export type DemoThemeId = 'material' | 'joy' | 'system' | 'site';

/** S9.16 to S9.18 pin the versions. A test compares them with the installed packages. */
export const PRODUCTS: readonly Product[] = [
  {
    id: 'material-ui',
    name: 'Material UI',
    logo: '/images/logos/material-ui.svg',
    descriptionKey: 'productMaterialUi',
    href: '/material-ui/getting-started/',
    packageName: '@mui/material',
    versions: [
      { text: 'v6.4.1', href: '/material-ui/getting-started/', current: true },
      { text: 'v5', href: 'https://v5.mui.com/material-ui/getting-started/' },
      { text: 'v4', href: 'https://v4.mui.com/' },
    ],
    demoThemes: ['material'],
  },
  {
    id: 'joy-ui',
    name: 'Joy UI',
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
    logo: '/images/logos/base-ui.svg',
    descriptionKey: 'productBaseUi',
    href: '/base-ui/getting-started/',
    packageName: '@mui/base',
    versions: [{ text: 'v5.0.0-beta.69', href: '/base-ui/getting-started/', current: true }],
    demoThemes: ['system'],
  },
  {
    id: 'system',
    name: 'MUI System',
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
    logo: '/images/logos/x.svg',
    descriptionKey: 'productX',
    href: '/x/react-data-grid/',
    packageName: '@mui/x-data-grid',
    versions: [{ text: 'v7.29.13', href: '/x/react-data-grid/', current: true }],
    demoThemes: ['material'],
  },
  {
    id: 'experiments',
    name: 'Experiments',
    logo: '/images/logos/experiments.svg',
    descriptionKey: 'productExperiments',
    href: '/experiments/docs/',
    versions: [],
    demoThemes: ['material', 'joy'],
  },
];

/** The products that readers are sent to: test pages are not for them. */
export const READER_PRODUCTS: readonly Product[] = PRODUCTS.filter(
  ({ id }) => id !== 'experiments',
);

/** The product that an address belongs to, by its first segment; undefined for any other address. */
export function getProduct(path: string): Product | undefined {
  const segment = path.split(/[/?#]/)[1];
  return PRODUCTS.find((product) => product.id === segment);
}

/** The page that lists the pages of a product: its first path segment, under which the test pages have one folder. */
export function getRootPathname(productId: string): string {
  return productId === 'experiments' ? '/experiments/docs' : `/${productId}`;
}

/** The documented version of a product, such as `6.4.1`; undefined for one without versions. */
export function getCurrentVersion({ versions }: Product): string | undefined {
  return versions.find(({ current }) => current)?.text.replace(/^v/, '');
}

/** What analytics and the frame call an address. S2.28: "derived from the first path segment". */
export interface ProductInfo {
  productId: string;
  productCategoryId: string;
}

const CORE = new Set<string>(['material-ui', 'joy-ui', 'base-ui', 'system']);

/**
 * Product and category id of an address.
 * The four libraries are one category, `core`; under `/x` the second segment names the product
 * (`/x/react-data-grid` is `x-data-grid`); any other first segment is its own id and category.
 */
export function getProductInfo(path: string): ProductInfo {
  const [, first = '', second = ''] = path.split(/[?#]/)[0]!.split('/');
  if (first === 'x') {
    return { productId: second.replace(/^react-/, 'x-') || 'x', productCategoryId: 'x' };
  }
  const id = first || 'home';
  return { productId: id, productCategoryId: CORE.has(id) ? 'core' : id };
}
