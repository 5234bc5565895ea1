import { THEME_PARTS } from './themeParts';

/**
 * What documentation pages load when a reader asks for it. Only `pages/_app` imports this module; whatever pages
 * themselves reach asks for a part by its name: `loadPart('ViewPanel')`.
 *
 * Turbopack works out, for each page anew, what every dynamic import that the page can reach needs, and what is
 * imported dynamically in there. An `import()` of the editor in the code of demos cost every page with a demo half a
 * processor-second and 4 MB of the build. `_app` is one entry: there it costs that once.
 */
export const PARTS = {
  ...THEME_PARTS,
  Ad: () => import('../ads/Ad'),
  ApiInPlace: () => import('../api/ApiInPlace'),
  FrameContent: () => import('../demo/FrameContent'),
  LiveEditor: () => import('../demo/live/LiveEditor'),
  ViewPanel: () => import('../demo/view/ViewPanel'),
  copyPage: () => import('../page/copyPage'),
  createViewScope: () => import('../demo/view/createViewScope'),
  iconFont: () => import('../icons/iconFont'),
  outlets: () => import('../demo/sandbox/outlets'),
  resumeDraft: () => import('../demo/live/resumeDraft'),
};

export type Parts = typeof PARTS;
export type PartName = keyof Parts;
/** The module of a part. */
export type Part<Name extends PartName> = Awaited<ReturnType<Parts[Name]>>;
