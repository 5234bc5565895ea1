import { useId, useState } from 'react';
import East from '@mui/icons-material/East';
import West from '@mui/icons-material/West';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const months = ['April', 'May', 'June', 'July', 'August', 'September', 'October'];

export default function TabsScrollIcons() {
  const [month, setMonth] = useState('April');
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={month}
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
          <Tab
            key={name}
            value={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
            label={name}
          />
        ))}
      </Tabs>
      {months.map((name, index) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== month}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          {name} has {4 + index} days with west wind.
        </Box>
      ))}
    </Box>
  );
}
