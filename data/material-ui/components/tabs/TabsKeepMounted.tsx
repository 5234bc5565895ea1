import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';

export default function TabsKeepMounted() {
  const [step, setStep] = useState('message');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={step}>
        <TabList aria-label="New mail" onChange={(_event, next: string) => setStep(next)}>
          <Tab value="message" label="Message" />
          <Tab value="send" label="Send later" />
        </TabList>
        <TabPanel value="message" keepMounted>
          <TextField label="Message" multiline rows={3} fullWidth />
        </TabPanel>
        <TabPanel value="send">
          <TextField
            label="Personal note"
            helperText="Cleared when you select another tab"
            fullWidth
          />
        </TabPanel>
      </TabContext>
    </Box>
  );
}
