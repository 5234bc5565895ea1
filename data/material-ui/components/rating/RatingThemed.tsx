import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withHearts = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiRating: {
      defaultProps: {
        icon: <FavoriteIcon fontSize="inherit" />,
        emptyIcon: <FavoriteBorderIcon fontSize="inherit" />,
        getLabelText: (value) => `${value} ${value === 1 ? 'heart' : 'hearts'}`,
      },
      styleOverrides: {
        root: { color: '#d81b60', gap: 4 },
        iconEmpty: { color: 'inherit' },
      },
    },
  },
});

export default function RatingThemed() {
  return (
    <ThemeProvider theme={withHearts}>
      <Stack spacing={1}>
        <Rating role="radiogroup" aria-label="Green tea" defaultValue={4} />
        <Rating role="radiogroup" aria-label="Black tea" defaultValue={2} size="large" />
      </Stack>
    </ThemeProvider>
  );
}
