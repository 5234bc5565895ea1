import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withQuietBreadcrumbs = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiBreadcrumbs: {
      defaultProps: { separator: '›', maxItems: 4, expandText: 'Show all levels' },
      styleOverrides: { separator: { marginInline: 12 }, li: { fontSize: 14 } },
    },
    MuiLink: { defaultProps: { underline: 'hover', color: 'inherit' } },
    MuiTypography: { defaultProps: { variant: 'inherit' } },
  },
});

export default function BreadcrumbsThemed() {
  return (
    <ThemeProvider theme={withQuietBreadcrumbs}>
      <Breadcrumbs aria-label="Path to the reel">
        <Link href="#basic-breadcrumbs">Record office</Link>
        <Link href="#theme">Sound archive</Link>
        <Typography aria-current="page">Reel 12</Typography>
      </Breadcrumbs>
    </ThemeProvider>
  );
}
