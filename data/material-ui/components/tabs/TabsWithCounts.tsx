import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';

const orders = {
  open: ['1042 Rope, 40 m', '1045 Two lanterns', '1047 Sailcloth'],
  packed: ['1039 Tide tables'],
  shipped: ['1031 Compass', '1033 Wax thread'],
};
const states = ['open', 'packed', 'shipped'] as const;

export default function TabsWithCounts() {
  const [state, setState] = useState<(typeof states)[number]>('open');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={state}>
        <TabList
          aria-label="Orders by state"
          onChange={(_event, next: (typeof states)[number]) => setState(next)}
          variant="scrollable"
        >
          {states.map((name) => (
            <Tab
              key={name}
              value={name}
              label={name}
              icon={<Chip component="span" size="small" label={orders[name].length} />}
              iconPosition="end"
              sx={{ minHeight: 48 }}
            />
          ))}
        </TabList>
        {states.map((name) => (
          <TabPanel key={name} value={name} tabIndex={0}>
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
              {orders[name].map((order) => (
                <li key={order}>{order}</li>
              ))}
            </Box>
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
