import Link, { linkClasses } from '@mui/material/Link';
import { styled } from '@mui/material/styles';

const Frequency = styled(Link)({
  paddingInline: 6,
  borderRadius: 4,
  fontVariantNumeric: 'tabular-nums',
  textDecorationThickness: 2,
  textUnderlineOffset: 4,
  '&:hover': { textDecorationStyle: 'double' },
  [`&.${linkClasses.focusVisible}`]: { outline: '2px solid', outlineOffset: 2 },
});

export default function LinkStyled() {
  return <Frequency href="#styled-components">97.3 MHz</Frequency>;
}
