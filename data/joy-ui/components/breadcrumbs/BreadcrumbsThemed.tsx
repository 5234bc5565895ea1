import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyBreadcrumbs: {
      defaultProps: { separator: '›', size: 'sm', 'aria-label': 'Breadcrumbs with a theme' },
      styleOverrides: { root: { paddingInline: 0 } },
    },
  },
});

export default function BreadcrumbsThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Breadcrumbs>
        <Link color="neutral" href="#theme">
          Map room
        </Link>
        <Typography aria-current="page">Reading desk</Typography>
      </Breadcrumbs>
    </ThemeProvider>
  );
}
