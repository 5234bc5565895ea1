import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import East from '@mui/icons-material/East';
import West from '@mui/icons-material/West';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

const months = ['April', 'May', 'June', 'July', 'August', 'September', 'October'];

export default function TabsScrollIcons() {
  const [month, setMonth] = useState('April');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={month}>
        <TabList
          aria-label="Sailing months"
          onChange={(_event, next: string) => setMonth(next)}
          variant="scrollable"
          allowScrollButtonsMobile
          TabScrollButtonProps={{
            slots: { StartScrollButtonIcon: West, EndScrollButtonIcon: East },
            slotProps: {
              startScrollButtonIcon: { color: 'primary' },
              endScrollButtonIcon: { color: 'primary' },
            },
            sx: { width: 32 },
          }}
        >
          {months.map((name) => (
            <Tab key={name} value={name} label={name} />
          ))}
        </TabList>
        {months.map((name, index) => (
          <TabPanel key={name} value={name} tabIndex={0}>
            {name}: {4 + index} days with wind from the west.
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
