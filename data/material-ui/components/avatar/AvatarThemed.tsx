import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function addBadgeStyle(outerTheme: Theme): Theme {
  return {
    ...outerTheme,
    components: {
      ...outerTheme.components,
      MuiAvatar: {
        defaultProps: { variant: 'rounded' },
        styleOverrides: {
          root: { fontSize: '1rem', fontWeight: 600 },
          colorDefault: { backgroundColor: '#37474f', color: '#fff' },
        },
      },
      MuiAvatarGroup: {
        defaultProps: { variant: 'rounded', max: 3, spacing: 4 },
        styleOverrides: { avatar: { borderWidth: 1 } },
      },
    },
  };
}

export default function AvatarThemed() {
  return (
    <ThemeProvider theme={addBadgeStyle}>
      <AvatarGroup role="group" aria-label="Basses">
        <Avatar>LM</Avatar>
        <Avatar>NT</Avatar>
        <Avatar>PQ</Avatar>
        <Avatar>RS</Avatar>
      </AvatarGroup>
    </ThemeProvider>
  );
}
