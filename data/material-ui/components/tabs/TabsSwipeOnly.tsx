import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const shelves = ['Beans', 'Brassicas', 'Cucumbers', 'Herbs', 'Lettuce', 'Squash', 'Tomatoes'];

export default function TabsSwipeOnly() {
  const [shelf, setShelf] = useState('Beans');
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={shelf}
        aria-label="Seed shelves"
        onChange={(_event, next: string) => setShelf(next)}
        variant="scrollable"
        scrollButtons={false}
        visibleScrollbar
      >
        {shelves.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
            label={name}
          />
        ))}
      </Tabs>
      {shelves.map((name, index) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== shelf}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          {name}: {18 + index * 7} varieties available
        </Box>
      ))}
    </Box>
  );
}
