import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import type {} from '@mui/lab/themeAugmentation';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withQuietTabs = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiTabs: {
      defaultProps: { variant: 'scrollable', indicatorColor: 'secondary', textColor: 'secondary' },
      styleOverrides: { indicator: { height: 3 } },
    },
    MuiTab: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          textTransform: 'none',
          '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -4 },
        },
      },
    },
    MuiTabPanel: { styleOverrides: { root: { paddingInline: 16 } } },
  },
});

export default function TabsThemed() {
  const [view, setView] = useState('map');

  return (
    <ThemeProvider theme={withQuietTabs}>
      <Box sx={{ width: '100%' }}>
        <TabContext value={view}>
          <TabList aria-label="Survey" onChange={(_event, next: string) => setView(next)}>
            <Tab value="map" label="Map" />
            <Tab value="photos" label="Photos" />
            <Tab value="samples" label="Samples" />
          </TabList>
          <TabPanel value="map" tabIndex={0}>
            The map shows nine plots.
          </TabPanel>
          <TabPanel value="photos" tabIndex={0}>
            There are 62 photos, and 14 of them have no location.
          </TabPanel>
          <TabPanel value="samples" tabIndex={0}>
            Samples from plots 2, 5, and 8 are at the lab.
          </TabPanel>
        </TabContext>
      </Box>
    </ThemeProvider>
  );
}
