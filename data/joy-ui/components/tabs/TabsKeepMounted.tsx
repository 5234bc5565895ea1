import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsKeepMounted() {
  return (
    <Tabs defaultValue="draft" sx={{ width: '100%', maxWidth: 400 }}>
      <TabList aria-label="Report">
        <Tab value="draft">Draft</Tab>
        <Tab value="notes">Notes</Tab>
      </TabList>
      <TabPanel value="draft" keepMounted>
        <FormControl>
          <FormLabel>Title, kept</FormLabel>
          <Input />
        </FormControl>
      </TabPanel>
      <TabPanel value="notes">
        <FormControl>
          <FormLabel>Note, lost when you leave the tab</FormLabel>
          <Input />
        </FormControl>
      </TabPanel>
    </Tabs>
  );
}
