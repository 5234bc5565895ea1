import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function TabsOnDarkBar() {
  const [desk, setDesk] = useState('orders');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={desk}>
        <Box sx={{ bgcolor: 'grey.900', color: 'common.white', borderRadius: 1 }}>
          <TabList
            aria-label="Order desk"
            onChange={(_event, next: string) => setDesk(next)}
            textColor="inherit"
            TabIndicatorProps={{ sx: { bgcolor: 'currentColor' } }}
            variant="scrollable"
          >
            <Tab value="orders" label="Orders" />
            <Tab value="stock" label="Stock" />
            <Tab value="bills" label="Bills" />
          </TabList>
        </Box>
        <TabPanel value="orders" tabIndex={0}>
          Seven orders wait for packing.
        </TabPanel>
        <TabPanel value="stock" tabIndex={0}>
          Kraft boxes run out on Thursday.
        </TabPanel>
        <TabPanel value="bills" tabIndex={0}>
          Every bill of last month is paid.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
