import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels: Record<string, string> = {
  inbox: 'You have two new messages from the harbor office.',
  drafts: 'You have one draft: “Winter mooring”.',
  sent: 'You sent the last message on Monday.',
};

export default function TabsColors() {
  const [box, setBox] = useState('inbox');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={box}
        aria-label="Mailboxes"
        onChange={(_event, next: string) => setBox(next)}
        textColor="secondary"
        indicatorColor="secondary"
        variant="scrollable"
      >
        <Tab value="inbox" id={`${id}-inbox`} aria-controls={`${id}-panel`} label="Inbox" />
        <Tab value="drafts" id={`${id}-drafts`} aria-controls={`${id}-panel`} label="Drafts" />
        <Tab value="sent" id={`${id}-sent`} aria-controls={`${id}-panel`} label="Sent" />
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${box}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {panels[box]}
      </Box>
    </Box>
  );
}
