import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import CallOutlined from '@mui/icons-material/CallOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import PersonOutline from '@mui/icons-material/PersonOutline';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function TabsIconPosition() {
  const [field, setField] = useState('person');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={field}>
        <TabList
          aria-label="Contact card"
          onChange={(_event, next: string) => setField(next)}
          variant="scrollable"
          allowScrollButtonsMobile
        >
          <Tab value="person" label="Keeper" icon={<PersonOutline />} iconPosition="top" />
          <Tab value="phone" label="Phone" icon={<CallOutlined />} iconPosition="start" />
          <Tab value="place" label="Place" icon={<PlaceOutlined />} iconPosition="end" />
          <Tab value="visit" label="Visits" icon={<EventOutlined />} iconPosition="bottom" />
        </TabList>
        <TabPanel value="person" tabIndex={0}>
          Ines Okafor, keeper of the seed library
        </TabPanel>
        <TabPanel value="phone" tabIndex={0}>
          Extension 214, mornings only
        </TabPanel>
        <TabPanel value="place" tabIndex={0}>
          Old granary, second floor
        </TabPanel>
        <TabPanel value="visit" tabIndex={0}>
          Open house on the first Saturday of the month
        </TabPanel>
      </TabContext>
    </Box>
  );
}
