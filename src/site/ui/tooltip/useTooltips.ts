import { useEffect } from 'react';
import { loadPart } from '../../browser/loadPart';

declare module '../../browser/loadPart' {
  interface LazyParts {
    tooltips: typeof import('./tooltips');
  }
}

/**
 * Gives all icon buttons of the site a tooltip with their accessible name (`aria-label`), on hover and on keyboard
 * focus. An attribute `data-tooltip` gives any element a tooltip, such as a word that needs an explanation.
 * The code loads when the user first reaches a control. Used once, by the app.
 */
export function useTooltips(): void {
  useEffect(() => {
    const events = ['pointerover', 'keyup'];
    let isPressed = false;
    const onPress = () => {
      isPressed = true;
    };
    const stop = () => events.forEach((type) => document.removeEventListener(type, start));
    const start = (event: Event) => {
      if ((event.target as Element).closest?.('[aria-label], [data-tooltip]')) {
        stop();
        document.addEventListener('pointerdown', onPress, { once: true });
        // Without the code, there are no tooltips until the next page load. The controls work all the same.
        loadPart('tooltips').then(
          ({ startTooltips }) => startTooltips(isPressed ? undefined : event),
          () => undefined,
        );
      }
    };
    events.forEach((type) => document.addEventListener(type, start));
    return stop;
  }, []);
}
