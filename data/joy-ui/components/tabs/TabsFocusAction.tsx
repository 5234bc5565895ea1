import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsFocusAction() {
  const action = React.useRef<{ focusVisible(): void }>(null);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button size="sm" variant="soft" onClick={() => action.current?.focusVisible()}>
        Go to the camera tabs
      </Button>
      <Tabs defaultValue="color">
        <TabList aria-label="Camera mode">
          <Tab value="color" action={action}>
            Color
          </Tab>
          <Tab value="mono">Monochrome</Tab>
        </TabList>
      </Tabs>
    </Stack>
  );
}
