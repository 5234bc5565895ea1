import Rating, { ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const CopperRating = styled(Rating)(({ theme }) => ({
  color: '#b4561f',
  ...theme.applyStyles('dark', { color: '#f0a070' }),
  [`& .${ratingClasses.iconEmpty}`]: { color: (theme.vars ?? theme).palette.text.secondary },
  [`& .${ratingClasses.iconHover}`]: { color: (theme.vars ?? theme).palette.text.primary },
  [`&.${ratingClasses.focusVisible} .${ratingClasses.iconActive}`]: {
    outline: '2px solid currentColor',
    borderRadius: 4,
  },
}));

export default function RatingStyled() {
  return <CopperRating role="radiogroup" aria-label="Kettle weight" defaultValue={3} />;
}
