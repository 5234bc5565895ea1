import { loadPart } from '../lazy/loadPart';
import { idle, pageLoaded } from '../pageLoaded';

/** Loads the font of Material Icons when the page shows icons from it; nothing waits for it. */
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
