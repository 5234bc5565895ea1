import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsRtl() {
  return (
    <Tabs
      dir="rtl"
      lang="ar"
      direction="rtl"
      defaultValue="moon"
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TabList aria-label="السماء">
        <Tab value="moon">القمر</Tab>
        <Tab value="planets">الكواكب</Tab>
        <Tab value="stars">النجوم</Tab>
      </TabList>
      <TabPanel value="moon">يغرب القمر في الثالثة</TabPanel>
      <TabPanel value="planets">زحل في الجنوب</TabPanel>
      <TabPanel value="stars">النسر الواقع في السمت</TabPanel>
    </Tabs>
  );
}
