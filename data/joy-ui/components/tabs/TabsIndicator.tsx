import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsIndicator() {
  return (
    <Stack spacing={3}>
      <Tabs defaultValue={0}>
        <TabList aria-label="Indicator with inset">
          <Tab indicatorInset>Lunar</Tab>
          <Tab indicatorInset>Solar</Tab>
        </TabList>
      </Tabs>
      <Tabs defaultValue={0}>
        <TabList underlinePlacement="top" aria-label="Indicator at the top">
          <Tab indicatorPlacement="top">Lunar</Tab>
          <Tab indicatorPlacement="top">Solar</Tab>
        </TabList>
      </Tabs>
      <Tabs defaultValue={0}>
        <TabList disableUnderline aria-label="No indicator">
          <Tab disableIndicator variant="soft">
            Lunar
          </Tab>
          <Tab disableIndicator variant="soft">
            Solar
          </Tab>
        </TabList>
      </Tabs>
    </Stack>
  );
}
