/** The theme studio: what a visitor's own theme is kept in, and the chip that says that demos have it. */
export {
  STUDIO_KEY,
  STUDIO_PATH,
  applyToDemos,
  applyToSite,
  isStudioPage,
  keepFirstPaintCss,
  keepTheme,
  openStudioPanel,
  resetTheme,
} from './ownTheme';
