import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';

export default function TabsClosable() {
  const [takes, setTakes] = useState([1, 2, 3]);
  const [current, setCurrent] = useState(1);
  const [next, setNext] = useState(4);

  const addTake = () => {
    setTakes([...takes, next]);
    setCurrent(next);
    setNext(next + 1);
  };

  const closeTake = () => {
    const index = takes.indexOf(current);
    const remaining = takes.filter((take) => take !== current);
    setTakes(remaining);
    setCurrent(remaining[Math.min(index, remaining.length - 1)] ?? current);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <Button onClick={addTake}>New take</Button>
      <Button onClick={closeTake} disabled={takes.length === 1}>
        Close take {current}
      </Button>
      <TabContext value={current}>
        <TabList
          aria-label="Takes"
          onChange={(_event, take: number) => setCurrent(take)}
          variant="scrollable"
          allowScrollButtonsMobile
        >
          {takes.map((take) => (
            <Tab key={take} value={take} label={`Take ${take}`} />
          ))}
        </TabList>
        {takes.map((take) => (
          <TabPanel key={take} value={take} tabIndex={0}>
            Waveform of take {take}.
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
