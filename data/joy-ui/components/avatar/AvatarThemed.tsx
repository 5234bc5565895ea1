import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyAvatar: {
      defaultProps: { variant: 'solid', color: 'success' },
      styleOverrides: { root: { '--Avatar-radius': '10px' } },
    },
    JoyAvatarGroup: {
      defaultProps: { size: 'lg' },
      styleOverrides: { root: { '--AvatarGroup-gap': '-4px' } },
    },
  },
});

export default function AvatarThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <AvatarGroup role="group" aria-label="Day shift">
        <Avatar role="img" aria-label="Kari Lund">
          KL
        </Avatar>
        <Avatar role="img" aria-label="Mats Nyberg">
          MN
        </Avatar>
      </AvatarGroup>
    </ThemeProvider>
  );
}
