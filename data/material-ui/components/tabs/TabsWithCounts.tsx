import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const orders = {
  open: ['1042 Rope, 40 m', '1045 Two lanterns', '1047 Sailcloth'],
  packed: ['1039 Tide tables'],
  shipped: ['1031 Compass', '1033 Wax thread'],
};
const states = ['open', 'packed', 'shipped'] as const;

export default function TabsWithCounts() {
  const [state, setState] = useState<(typeof states)[number]>('open');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={state}
        aria-label="Orders by state"
        onChange={(_event, next: (typeof states)[number]) => setState(next)}
        variant="scrollable"
      >
        {states.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
            label={name}
            icon={<Chip component="span" size="small" label={orders[name].length} />}
            iconPosition="end"
            sx={{ minHeight: 48 }}
          />
        ))}
      </Tabs>
      {states.map((name) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== state}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
            {orders[name].map((order) => (
              <li key={order}>{order}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
