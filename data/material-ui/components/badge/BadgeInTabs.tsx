import { useId, useState } from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const trays = [
  {
    value: 'in',
    label: 'Incoming',
    count: 18,
    text: 'Eighteen letters came with the morning van.',
  },
  { value: 'out', label: 'Outgoing', count: 0, text: 'The tray is empty.' },
];

export default function BadgeInTabs() {
  const [tray, setTray] = useState('in');
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Tabs aria-label="Trays" value={tray} onChange={(_event, next: string) => setTray(next)}>
        {trays.map(({ value, label, count }) => (
          <Tab
            key={value}
            value={value}
            id={`${id}-tab-${value}`}
            aria-controls={`${id}-panel-${value}`}
            label={
              count > 0 ? (
                <Badge badgeContent={count} color="primary" sx={{ pr: 2 }}>
                  {label}
                </Badge>
              ) : (
                label
              )
            }
          />
        ))}
      </Tabs>
      {trays.map(({ value, text }) => (
        <Box
          key={value}
          role="tabpanel"
          id={`${id}-panel-${value}`}
          aria-labelledby={`${id}-tab-${value}`}
          hidden={value !== tray}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
