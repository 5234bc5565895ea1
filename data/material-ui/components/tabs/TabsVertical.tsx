import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels: Record<string, string> = {
  profile: 'Your name is visible to other members.',
  alerts: 'You get an email two days before a book is due.',
  keys: 'You have one key for the reading room.',
};

export default function TabsVertical() {
  const [page, setPage] = useState('profile');
  const id = useId();

  return (
    <Box sx={{ width: '100%', display: 'flex' }}>
      <Tabs
        value={page}
        aria-label="Account settings"
        onChange={(_event, next: string) => setPage(next)}
        orientation="vertical"
        sx={{ borderRight: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        <Tab value="profile" id={`${id}-profile`} aria-controls={`${id}-panel`} label="Profile" />
        <Tab value="alerts" id={`${id}-alerts`} aria-controls={`${id}-panel`} label="Alerts" />
        <Tab value="keys" id={`${id}-keys`} aria-controls={`${id}-panel`} label="Keys" />
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${page}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {panels[page]}
      </Box>
    </Box>
  );
}
