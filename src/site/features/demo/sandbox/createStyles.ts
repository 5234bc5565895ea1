/** Creates the style sheet of a project, with the styles that the frame of this site provides to demos. */
import type { Flavour } from '@/src/shared/flavours';

/** As src/site/features/demo/tailwind.css: utilities without preflight, with dark mode by the mode's attribute. */
const TAILWIND = `@layer base, theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
@custom-variant dark (&:where([data-mui-color-scheme='dark'], [data-mui-color-scheme='dark'] *));

`;

const MODE = `:root {
  color-scheme: light;
}
[data-mui-color-scheme='dark'] {
  color-scheme: dark;
}
`;

/** For libraries without a CssBaseline. */
const BASELINE = `@layer base {
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    background: light-dark(#fff, #0c1524);
    color: light-dark(#151920, #e8edf4);
    font-family: Roboto, Helvetica, Arial, sans-serif;
  }
}
`;

const STAGE = `@layer base {
  #root {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    padding: clamp(1rem, 4vw, 2rem);
    line-height: 1.5;
  }
  #root > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
}
`;

/** The package of the font doesn't define the class. */
const ICON_FONT = `.material-icons {
  font-family: 'Material Icons';
  line-height: 1;
  text-transform: none;
  white-space: nowrap;
  direction: ltr;
  font-feature-settings: 'liga';
}
`;

/** Returns the style sheet of a project. */
export function createStyles({
  flavour,
  hasBaseline,
  wholePage,
  iconFont,
}: {
  flavour: Flavour;
  /** Whether the product's CssBaseline resets the page. */
  hasBaseline: boolean;
  /** Whether the demo is a whole page, which needs no stage. */
  wholePage?: boolean | undefined;
  /** Whether the demo uses Material Icons by name. */
  iconFont: boolean;
}): string {
  return [
    flavour === 'tailwind' ? TAILWIND : '',
    MODE,
    hasBaseline ? '' : BASELINE,
    wholePage ? '' : STAGE,
    iconFont ? ICON_FONT : '',
  ].join('');
}
