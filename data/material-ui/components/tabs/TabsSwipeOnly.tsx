import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

const shelves = ['Beans', 'Brassicas', 'Cucumbers', 'Herbs', 'Lettuce', 'Squash', 'Tomatoes'];

export default function TabsSwipeOnly() {
  const [shelf, setShelf] = useState('Beans');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={shelf}>
        <TabList
          aria-label="Seed shelves"
          onChange={(_event, next: string) => setShelf(next)}
          variant="scrollable"
          scrollButtons={false}
          visibleScrollbar
        >
          {shelves.map((name) => (
            <Tab key={name} value={name} label={name} />
          ))}
        </TabList>
        {shelves.map((name, index) => (
          <TabPanel key={name} value={name} tabIndex={0}>
            {name}: {18 + index * 7} varieties in the drawers.
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
