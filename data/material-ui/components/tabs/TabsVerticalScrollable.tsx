import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const years = ['2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024'];

export default function TabsVerticalScrollable() {
  const [year, setYear] = useState('2020');
  const id = useId();

  return (
    <Box sx={{ width: '100%', display: 'flex', height: 260 }}>
      <Tabs
        value={year}
        aria-label="Annual reports"
        onChange={(_event, next: string) => setYear(next)}
        orientation="vertical"
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        sx={{ borderRight: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {years.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
            label={name}
          />
        ))}
      </Tabs>
      {years.map((name, index) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== year}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          {name}: {230 + index * 14} members borrowed {1900 + index * 85} seed packets.
        </Box>
      ))}
    </Box>
  );
}
