import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab, { tabClasses } from '@mui/material/Tab';
import { tabsClasses } from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const PillList = styled(TabList)(({ theme }) => ({
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: 40,
  padding: 4,
  borderRadius: 24,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [`& .${tabsClasses.indicator}`]: { display: 'none' },
  [`& .${tabClasses.root}`]: {
    minHeight: 36,
    paddingBlock: 6,
    borderRadius: 20,
    textTransform: 'none',
    [`&.${tabClasses.selected}`]: {
      color: (theme.vars ?? theme).palette.primary.contrastText,
      backgroundColor: (theme.vars ?? theme).palette.primary.main,
    },
    '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -4 },
  },
}));

export default function TabsPill() {
  const [scale, setScale] = useState('day');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={scale}>
        <PillList
          aria-label="Tide chart"
          onChange={(_event, next: string) => setScale(next)}
          variant="scrollable"
        >
          <Tab value="day" label="Day" />
          <Tab value="week" label="Week" />
          <Tab value="moon" label="Moon cycle" />
        </PillList>
        <TabPanel value="day" tabIndex={0}>
          High water at 05:12 and 17:38.
        </TabPanel>
        <TabPanel value="week" tabIndex={0}>
          Spring tide on Thursday, 4.9 m.
        </TabPanel>
        <TabPanel value="moon" tabIndex={0}>
          Full moon in eleven days.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
