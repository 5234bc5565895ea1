import { useState } from 'react';
import BugReportOutlinedIcon from '@mui/icons-material/BugReportOutlined';
import VaccinesOutlinedIcon from '@mui/icons-material/VaccinesOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withTallNavigation = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiBottomNavigation: {
      defaultProps: { showLabels: true },
      styleOverrides: { root: { height: 72, width: '100%', maxWidth: 480 } },
    },
    MuiBottomNavigationAction: {
      styleOverrides: {
        root: { gap: 4, maxWidth: 'none' },
        label: { fontSize: 14, '&.Mui-selected': { fontSize: 14 } },
      },
    },
  },
});

export default function BottomNavigationThemed() {
  const [place, setPlace] = useState(0);

  return (
    <ThemeProvider theme={withTallNavigation}>
      <BottomNavigation
        component="nav"
        aria-label="Hive health"
        value={place}
        onChange={(_event, next: number) => setPlace(next)}
      >
        <BottomNavigationAction
          label="Mites"
          icon={<BugReportOutlinedIcon />}
          aria-current={place === 0 ? 'page' : undefined}
        />
        <BottomNavigationAction
          label="Treatments"
          icon={<VaccinesOutlinedIcon />}
          aria-current={place === 1 ? 'page' : undefined}
        />
      </BottomNavigation>
    </ThemeProvider>
  );
}
