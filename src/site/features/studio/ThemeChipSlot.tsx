import { useEffect, useState } from 'react';
import { loadPart } from '../../browser/loadPart';
import { useUserTheme } from '../../state/userTheme';

type ChipPart = typeof import('./ThemeChip');

declare module '../../browser/loadPart' {
  interface LazyParts {
    ThemeChip: ChipPart;
  }
}

/** Loads and renders the chip while demos have the visitor's theme. Frames within a page have none. */
export function ThemeChipSlot() {
  const isOn = useUserTheme() !== null;
  const [part, setPart] = useState<ChipPart>();
  useEffect(() => {
    if (isOn && window.parent === window) {
      loadPart('ThemeChip').then(setPart, console.error);
    }
  }, [isOn]);
  return isOn && part ? <part.ThemeChip /> : null;
}
