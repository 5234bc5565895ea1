import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels: Record<string, string> = {
  orders: 'Seven orders are ready to pack.',
  stock: 'Boxes run out on Thursday.',
  bills: 'All bills from last month are paid.',
};

export default function TabsOnDarkBar() {
  const [desk, setDesk] = useState('orders');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ bgcolor: 'grey.900', color: 'common.white', borderRadius: 1 }}>
        <Tabs
          value={desk}
          aria-label="Order desk"
          onChange={(_event, next: string) => setDesk(next)}
          textColor="inherit"
          TabIndicatorProps={{ sx: { bgcolor: 'currentColor' } }}
          variant="scrollable"
        >
          <Tab value="orders" id={`${id}-orders`} aria-controls={`${id}-panel`} label="Orders" />
          <Tab value="stock" id={`${id}-stock`} aria-controls={`${id}-panel`} label="Stock" />
          <Tab value="bills" id={`${id}-bills`} aria-controls={`${id}-panel`} label="Bills" />
        </Tabs>
      </Box>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${desk}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {panels[desk]}
      </Box>
    </Box>
  );
}
