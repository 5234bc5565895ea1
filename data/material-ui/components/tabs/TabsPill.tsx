import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const PillTabs = styled(Tabs)(({ theme }) => ({
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

const panels: Record<string, string> = {
  day: 'High tide is at 5:12 a.m. and 5:38 p.m.',
  week: 'The highest tide is on Thursday at 4.9 m.',
  month: 'The full moon is in 11 days.',
};

export default function TabsPill() {
  const [scale, setScale] = useState('day');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <PillTabs
        value={scale}
        aria-label="Tide chart"
        onChange={(_event, next: string) => setScale(next)}
        variant="scrollable"
      >
        <Tab value="day" id={`${id}-day`} aria-controls={`${id}-panel`} label="Day" />
        <Tab value="week" id={`${id}-week`} aria-controls={`${id}-panel`} label="Week" />
        <Tab value="month" id={`${id}-month`} aria-controls={`${id}-panel`} label="Month" />
      </PillTabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${scale}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {panels[scale]}
      </Box>
    </Box>
  );
}
