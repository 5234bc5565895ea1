import { loadPart } from '../browser/loadPart';
import { idle, pageLoaded } from '../browser/pageLoaded';

declare module '../browser/loadPart' {
  interface LazyParts {
    iconFont: typeof import('./iconFont');
  }
}

/** Loads the font of Material Icons if the page uses it. Rendering doesn't wait for it. */
export async function loadIconFontIfUsed(): Promise<void> {
  await pageLoaded();
  await idle();
  if (!document.querySelector('.material-icons')) {
    return;
  }
  try {
    const { loadIconFont } = await loadPart('iconFont');
    await loadIconFont();
  } catch (error) {
    console.error(error);
  }
}
