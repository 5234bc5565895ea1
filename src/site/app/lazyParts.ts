import type { LazyPartLoaders } from '../browser/loadPart';
import { THEME_PARTS } from '../theme/themeParts';

/**
 * Modules that documentation pages load on demand, by name: `loadPart('ViewPanel')`. Only `pages/_app` may import this
 * module.
 * For each page, Turbopack resolves every dynamic import that the page can reach, recursively. An `import()` of the
 * editor in the code of demos added half a processor-second and 4 MB to the build for every page with a demo. In
 * `_app`, which is one entry, it costs that once.
 */
export const LAZY_PARTS = {
  ...THEME_PARTS,
  Ad: () => import('../features/ads/Ad'),
  AnswerView: () => import('../features/answers/AnswerView'),
  ApiInPlace: () => import('../features/api/ApiInPlace'),
  FrameContent: () => import('../features/demo/FrameContent'),
  LiveEditor: () => import('../features/demo/live/LiveEditor'),
  ThemeChip: () => import('../features/studio/ThemeChip'),
  VersionDetails: () => import('../features/version/VersionDetails'),
  ViewPanel: () => import('../features/demo/view/ViewPanel'),
  copyPage: () => import('./pages/copyPage'),
  createViewScope: () => import('../features/demo/view/createViewScope'),
  editedFrame: () => import('../features/demo/live/frame/start'),
  exporters: () => import('../features/demo/sandbox/exporters'),
  iconFont: () => import('../theme/iconFont'),
  openInspector: () => import('../features/inspect/openInspector'),
  openStudio: () => import('./studioPanel/openStudio'),
  previewLink: () => import('../features/inspect/previewLink'),
  resumeDraft: () => import('../features/demo/live/resumeDraft'),
  shortcuts: () => import('./frame/shortcuts/ShortcutsDialog'),
  tooltips: () => import('../ui/tooltip/tooltips'),
} satisfies LazyPartLoaders;
