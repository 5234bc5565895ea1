import Pagination from '@mui/material/Pagination';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withSquarePages = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiPagination: {
      defaultProps: { shape: 'rounded', color: 'secondary', size: 'large' },
      styleOverrides: { ul: { gap: 4 } },
    },
    MuiPaginationItem: {
      styleOverrides: {
        root: { margin: 0, fontWeight: 600 },
        previousNext: { border: '1px solid currentColor' },
      },
    },
  },
});

export default function PaginationThemed() {
  return (
    <ThemeProvider theme={withSquarePages}>
      <Pagination aria-label="Hides" count={5} />
    </ThemeProvider>
  );
}
