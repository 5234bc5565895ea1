import CalendarMonthRoundedIcon from '@mui/icons-material/CalendarMonthRounded';
import CollectionsRoundedIcon from '@mui/icons-material/CollectionsRounded';
import Chip from '@mui/joy/Chip';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsIcons() {
  return (
    <Tabs defaultValue="plan" sx={{ width: '100%', maxWidth: 400 }}>
      <TabList aria-label="Observations">
        <Tab value="plan">
          <ListItemDecorator>
            <CalendarMonthRoundedIcon />
          </ListItemDecorator>
          Plan
        </Tab>
        <Tab value="images">
          <ListItemDecorator>
            <CollectionsRoundedIcon />
          </ListItemDecorator>
          Images
          <Chip size="sm" variant="soft">
            38
          </Chip>
        </Tab>
      </TabList>
      <TabPanel value="plan">M 13 at 22:10, then M 57.</TabPanel>
      <TabPanel value="images">38 images from last night</TabPanel>
    </Tabs>
  );
}
