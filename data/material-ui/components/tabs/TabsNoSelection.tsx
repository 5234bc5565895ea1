import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const answers = {
  Delivery: 'Orders ship every Tuesday and arrive within four days.',
  Returns: 'Return dried seeds from your harvest in a labeled bag.',
};

export default function TabsNoSelection() {
  const [topic, setTopic] = useState<keyof typeof answers | false>(false);
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        aria-label="Help topics"
        value={topic}
        onChange={(_event, next: keyof typeof answers) => setTopic(next)}
      >
        <Tab value="Delivery" label="Delivery" id={`${id}-Delivery`} />
        <Tab value="Returns" label="Returns" id={`${id}-Returns`} />
      </Tabs>
      {topic && (
        <Box role="tabpanel" aria-labelledby={`${id}-${topic}`} tabIndex={0} sx={{ p: 2 }}>
          {answers[topic]}
        </Box>
      )}
      <Button onClick={() => setTopic(false)} sx={{ mt: 1 }}>
        Close answer
      </Button>
    </Box>
  );
}
