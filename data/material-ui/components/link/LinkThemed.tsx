import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withQuietLinks = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiLink: {
      defaultProps: { color: 'textPrimary', underline: 'hover' },
      styleOverrides: {
        root: { fontWeight: 500 },
        underlineHover: { '&:focus-visible': { textDecoration: 'underline' } },
      },
    },
  },
});

export default function LinkThemed() {
  return (
    <ThemeProvider theme={withQuietLinks}>
      <Stack spacing={1}>
        <Link href="#theme">Monday: the fish market</Link>
        <Link href="#theme">Tuesday: the weather station</Link>
        <Link href="#theme" underline="always">
          All broadcasts
        </Link>
      </Stack>
    </ThemeProvider>
  );
}
