import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

export default function TabsKeepMounted() {
  const [step, setStep] = useState('message');
  const id = useId();
  const getPanelProps = (value: string) => ({
    role: 'tabpanel',
    id: `${id}-panel-${value}`,
    'aria-labelledby': `${id}-${value}`,
    hidden: value !== step,
    sx: { p: 3 },
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={step}
        aria-label="New mail"
        onChange={(_event, next: string) => setStep(next)}
        variant="scrollable"
      >
        <Tab
          value="message"
          id={`${id}-message`}
          aria-controls={`${id}-panel-message`}
          label="Message"
        />
        <Tab value="send" id={`${id}-send`} aria-controls={`${id}-panel-send`} label="Send later" />
      </Tabs>
      <Box {...getPanelProps('message')}>
        <TextField label="Message" multiline rows={3} fullWidth />
      </Box>
      <Box {...getPanelProps('send')}>
        {step === 'send' && (
          <TextField
            label="Personal note"
            helperText="Cleared when you select another tab"
            fullWidth
          />
        )}
      </Box>
    </Box>
  );
}
