/** Faults with forced colors that the libraries cause. */

export interface ForcedColorsLimit {
  /** Selector of the elements, or of one around them. */
  selector: string;
  /** `blank`: the element isn't visible. `focus`: it is the same with focus. */
  fault: 'blank' | 'focus';
  /** A sentence for the page "Accessibility checks". */
  reason: string;
}

export const FORCED_COLORS_LIMITS: readonly ForcedColorsLimit[] = [];
