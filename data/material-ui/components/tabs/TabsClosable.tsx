import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsClosable() {
  const [takes, setTakes] = useState([1, 2, 3]);
  const [current, setCurrent] = useState(1);
  const [next, setNext] = useState(4);
  const id = useId();

  const addTake = () => {
    setTakes([...takes, next]);
    setCurrent(next);
    setNext(next + 1);
  };

  const closeTake = () => {
    if (takes.length === 1) return;
    const index = takes.indexOf(current);
    const remaining = takes.filter((take) => take !== current);
    setTakes(remaining);
    setCurrent(remaining[Math.min(index, remaining.length - 1)] ?? current);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Button onClick={addTake}>Add take</Button>
      <Button
        aria-disabled={takes.length === 1}
        onClick={closeTake}
        sx={{ '&[aria-disabled="true"]': { color: 'action.disabled' } }}
      >
        Close take {current}
      </Button>
      <Tabs
        value={current}
        aria-label="Takes"
        onChange={(_event, take: number) => setCurrent(take)}
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {takes.map((take) => (
          <Tab
            key={take}
            value={take}
            id={`${id}-tab-${take}`}
            aria-controls={`${id}-panel-${take}`}
            label={`Take ${take}`}
          />
        ))}
      </Tabs>
      {takes.map((take) => (
        <Box
          key={take}
          role="tabpanel"
          id={`${id}-panel-${take}`}
          aria-labelledby={`${id}-tab-${take}`}
          hidden={take !== current}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          This is the waveform of take {take}.
        </Box>
      ))}
    </Box>
  );
}
