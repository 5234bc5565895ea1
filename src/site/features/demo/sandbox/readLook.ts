import { MODE_ATTRIBUTE } from '../../../state/modeNames';
import type { ProjectInput } from './createProject';

/** Reads the mode and the direction of a part of the page. */
export function readLook(element: Element): Pick<ProjectInput, 'mode' | 'direction'> {
  const mode = element.closest(`[${MODE_ATTRIBUTE}]`)?.getAttribute(MODE_ATTRIBUTE);
  return {
    mode: mode === 'dark' ? 'dark' : 'light',
    direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
  };
}
