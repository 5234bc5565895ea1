import * as React from 'react';
import Button from '@mui/joy/Button';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsControlled() {
  const [tab, setTab] = React.useState<string | number | null>('lens');
  const mountTab = React.useRef<HTMLButtonElement>(null);

  return (
    <Tabs
      value={tab}
      onChange={(_event, value) => setTab(value)}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      <TabList aria-label="Telescope">
        <Tab value="lens">Lens</Tab>
        <Tab ref={mountTab} value="mount">
          Mount
        </Tab>
      </TabList>
      <TabPanel value="lens">
        <Button
          size="sm"
          variant="soft"
          onClick={() => {
            setTab('mount');
            mountTab.current?.focus(); // The button is about to be unmounted.
          }}
        >
          Continue with the mount
        </Button>
      </TabPanel>
      <TabPanel value="mount">Align the mount with the north star.</TabPanel>
    </Tabs>
  );
}
