/** The playground's text is no heading of the page, whatever it looks like. The code that it shows is `Typography` itself. */
import MuiTypography, { type TypographyProps } from '@mui/material/Typography';

const NO_HEADINGS = {
  h1: 'p',
  h2: 'p',
  h3: 'p',
  h4: 'p',
  h5: 'p',
  h6: 'p',
  subtitle1: 'p',
  subtitle2: 'p',
};

export function Typography(props: TypographyProps) {
  return <MuiTypography {...props} variantMapping={NO_HEADINGS} />;
}
