import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsDynamic() {
  const [targets, setTargets] = React.useState([31, 42]);
  const [value, setValue] = React.useState<string | number | null>(31);

  const add = () => {
    const next = Math.max(...targets) + 1;
    setTargets([...targets, next]);
    setValue(next);
  };
  const remove = () => {
    if (targets.length === 1) return;
    const rest = targets.filter((target) => target !== value);
    setTargets(rest);
    setValue(rest[0] ?? null);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
      <Stack direction="row" spacing={1}>
        <Button size="sm" onClick={add}>
          Add a target
        </Button>
        <Button size="sm" variant="soft" onClick={remove} aria-disabled={targets.length === 1}>
          Remove M {value}
        </Button>
      </Stack>
      <Tabs value={value} onChange={(_event, newValue) => setValue(newValue)}>
        <TabList aria-label="Targets" sx={{ flexWrap: 'wrap' }}>
          {targets.map((target) => (
            <Tab key={target} value={target}>
              M {target}
            </Tab>
          ))}
        </TabList>
        {targets.map((target) => (
          <TabPanel key={target} value={target}>
            Coordinates of M {target}
          </TabPanel>
        ))}
      </Tabs>
    </Stack>
  );
}
