import { useEffect, useState } from 'react';
import { loadPart } from '../../browser/loadPart';
import { useStore } from '../../state/createStore';
import { useUserTheme } from '../../state/userTheme';
import { studioPanel } from './studioPanel';

type ChipPart = typeof import('./ThemeChip');

declare module '../../browser/loadPart' {
  interface LazyParts {
    ThemeChip: ChipPart;
  }
}

/**
 * Loads and renders the chip while demos have the visitor's theme, and while the studio is open as a panel. Frames within a
 * page have neither.
 */
export function ThemeChipSlot() {
  const hasTheme = useUserTheme() !== null;
  const isOpen = useStore(studioPanel, (value) => value, false);
  const isOn = hasTheme || isOpen;
  const [part, setPart] = useState<ChipPart>();
  useEffect(() => {
    if (isOn && window.parent === window) {
      loadPart('ThemeChip').then(setPart, console.error);
    }
  }, [isOn]);
  return isOn && part ? <part.ThemeChip /> : null;
}
