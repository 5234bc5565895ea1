/** Faults with forced colors that the libraries cause. */

export interface ForcedColorsLimit {
  /** Selector of the elements, or of one around them. */
  selector: string;
  /** `blank`: the element isn't visible. `focus`: it is the same with focus. */
  fault: 'blank' | 'focus';
  /** A sentence for the page "Accessibility checks". */
  reason: string;
}

/** The first one that fits an element counts. */
export const FORCED_COLORS_LIMITS: readonly ForcedColorsLimit[] = [
  {
    selector: '.MuiSwitch-root',
    fault: 'blank',
    reason: 'The track and the thumb of Switch have no border, so they are invisible.',
  },
  {
    selector: '.MuiSlider-root',
    fault: 'blank',
    reason: 'The rail and the thumb of Slider have no border, so they are invisible.',
  },
  {
    selector: '.MuiLinearProgress-root',
    fault: 'blank',
    reason: 'The bar of LinearProgress has no border, so it is invisible.',
  },
  {
    selector: '.MuiCircularProgress-root',
    fault: 'blank',
    reason:
      'CircularProgress keeps the color of its theme, which can have too little contrast with the background.',
  },
  {
    selector: '.MuiButtonBase-root',
    fault: 'focus',
    reason:
      'ButtonBase removes the outline, and shows focus with a background, which only makes the text paler.',
  },
  {
    selector: '.MuiSlider-thumb',
    fault: 'focus',
    reason: 'The thumb of Slider shows focus with a shadow, so focus is invisible.',
  },
  {
    selector: '.MuiSelect-button',
    fault: 'focus',
    reason: 'Select shows focus with a shadow, so focus is invisible.',
  },
  {
    selector: '.MuiTablePagination-select',
    fault: 'focus',
    reason: 'The select of TablePagination shows focus with a background, so focus is invisible.',
  },
  {
    selector: ['Autocomplete', 'Input', 'Textarea']
      .flatMap((name) => ['Soft', 'Solid', 'Plain'].map((kind) => `.Mui${name}-variant${kind}`))
      .join(),
    fault: 'blank',
    reason:
      'The variants of fields except outlined have no border, so an empty field is invisible.',
  },
  {
    selector: '.MuiSelect-select',
    fault: 'focus',
    reason: 'Select without a line shows focus with a background, so focus is invisible.',
  },
  {
    selector: '.MuiBadge-badge',
    fault: 'blank',
    reason: 'The dot of Badge has no border, so it is invisible.',
  },
  {
    selector: '.MuiDataGrid-booleanCell',
    fault: 'blank',
    reason: 'The icons of boolean values in the Data Grid keep the text colors of their theme.',
  },
];
