/** The theme studio: what a visitor's own theme is kept in, and the chip that says that demos have it. */
export {
  STUDIO_KEY,
  STUDIO_PATH,
  applyToDemos,
  isStudioPage,
  keepFirstPaintCss,
  keepTheme,
  openStudioPanel,
  resetTheme,
} from './ownTheme';
