import type { LazyPartLoaders } from '../browser/loadPart';
import { THEME_PARTS } from '../theme/themeParts';

/**
 * What documentation pages load when a reader asks for it. Only `pages/_app` imports this module; whatever pages
 * themselves reach asks for a part by its name: `loadPart('ViewPanel')`.
 *
 * Turbopack works out, again for each page, what every dynamic import that the page can reach needs, and what is
 * imported dynamically in there. An `import()` of the editor in the code of demos cost every page with a demo half a
 * processor-second and 4 MB of the build. `_app` is one entry: there it costs that once.
 */
export const LAZY_PARTS = {
  ...THEME_PARTS,
  Ad: () => import('../features/ads/Ad'),
  ApiInPlace: () => import('../features/api/ApiInPlace'),
  FrameContent: () => import('../features/demo/FrameContent'),
  LiveEditor: () => import('../features/demo/live/LiveEditor'),
  ViewPanel: () => import('../features/demo/view/ViewPanel'),
  copyPage: () => import('./pages/copyPage'),
  createViewScope: () => import('../features/demo/view/createViewScope'),
  exporters: () => import('../features/demo/sandbox/exporters'),
  iconFont: () => import('../theme/iconFont'),
  resumeDraft: () => import('../features/demo/live/resumeDraft'),
} satisfies LazyPartLoaders;
