import Router from 'next/router';
import { useEffect } from 'react';

/** A font as src/node/next/deferStyles.ts declares it: its family, source, and descriptors. */
type DeclaredFont = [family: string, source: string, descriptors: FontFaceDescriptors];

/**
 * Uses web fonts that were too late for the first paint from the next page on. With `font-display: optional`, the browser
 * shows the first page in the fallback font, so that its text never moves, and doesn't use the font until the document is
 * loaded again. Used once, by the app.
 */
export function useLateFonts(): void {
  useEffect(() => {
    const onNavigation = () => {
      Router.events.off('routeChangeStart', onNavigation);
      const script = document.querySelector<HTMLScriptElement>('script[data-fonts]');
      const declared = JSON.parse(script?.dataset.fonts ?? '[]') as DeclaredFont[];
      for (const [family, source, descriptors] of declared.filter(isLoaded)) {
        const face = new FontFace(family, source, { ...descriptors, display: 'block' });
        // Without the file, which the browser may have dropped from its cache, the fallback stays.
        face.load().then(
          () => document.fonts.add(face),
          () => undefined,
        );
      }
    };
    Router.events.on('routeChangeStart', onNavigation);
    return () => Router.events.off('routeChangeStart', onNavigation);
  }, []);
}

function isLoaded([family, , { weight, display }]: DeclaredFont): boolean {
  return (
    display === 'optional' &&
    [...document.fonts].some(
      (face) =>
        face.family.replace(/"/g, '') === family &&
        face.weight === weight &&
        face.status === 'loaded',
    )
  );
}
