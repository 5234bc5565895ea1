import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
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
  },
});

const panels: Record<string, string> = {
  map: 'The map shows nine plots.',
  photos: 'There are 62 photos, and 14 of them have no location.',
  samples: 'Samples from plots 2, 5, and 8 are at the lab.',
};

export default function TabsThemed() {
  const [view, setView] = useState('map');
  const id = useId();

  return (
    <ThemeProvider theme={withQuietTabs}>
      <Box sx={{ width: '100%' }}>
        <Tabs value={view} aria-label="Survey" onChange={(_event, next: string) => setView(next)}>
          <Tab value="map" id={`${id}-map`} aria-controls={`${id}-panel`} label="Map" />
          <Tab value="photos" id={`${id}-photos`} aria-controls={`${id}-panel`} label="Photos" />
          <Tab value="samples" id={`${id}-samples`} aria-controls={`${id}-panel`} label="Samples" />
        </Tabs>
        <Box
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${view}`}
          tabIndex={0}
          sx={{ py: 3, px: 2 }}
        >
          {panels[view]}
        </Box>
      </Box>
    </ThemeProvider>
  );
}
