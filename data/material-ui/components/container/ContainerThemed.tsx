import Container from '@mui/material/Container';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withNarrowPages = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiContainer: {
      defaultProps: { maxWidth: 'sm', fixed: true },
      styleOverrides: {
        root: { borderInline: '1px solid', paddingBlock: 16 },
        maxWidthXs: { fontSize: 14 },
      },
    },
  },
});

export default function ContainerThemed() {
  return (
    <ThemeProvider theme={withNarrowPages}>
      <Container>Minutes of the general meeting, with 31 singers present.</Container>
      <Container maxWidth="xs">The piano is to be tuned before September.</Container>
    </ThemeProvider>
  );
}
