import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

const years = ['2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024'];

export default function TabsVerticalScrollable() {
  const [year, setYear] = useState('2020');

  return (
    <Box sx={{ width: '100%', display: 'flex', height: 260 }}>
      <TabContext value={year}>
        <TabList
          aria-label="Annual reports"
          onChange={(_event, next: string) => setYear(next)}
          orientation="vertical"
          variant="scrollable"
          scrollButtons
          allowScrollButtonsMobile
          sx={{ borderRight: 1, borderColor: 'divider', flexShrink: 0 }}
        >
          {years.map((name) => (
            <Tab key={name} value={name} label={name} />
          ))}
        </TabList>
        {years.map((name, index) => (
          <TabPanel key={name} value={name} tabIndex={0}>
            {name}: {230 + index * 14} members lent {1900 + index * 85} packets of seed.
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
