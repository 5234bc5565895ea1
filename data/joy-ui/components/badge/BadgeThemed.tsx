import HiveRoundedIcon from '@mui/icons-material/HiveRounded';
import Badge from '@mui/joy/Badge';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyBadge: {
      defaultProps: { color: 'danger', max: 9 },
      styleOverrides: {
        root: { '--Badge-radius': '4px' },
        badge: ({ theme: { vars } }) => ({ fontFamily: vars.fontFamily.code }),
      },
    },
  },
});

export default function BadgeThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Badge badgeContent={12}>
        <HiveRoundedIcon titleAccess="Alarms:" sx={{ fontSize: 40 }} />
      </Badge>
    </ThemeProvider>
  );
}
