import { useId, useState } from 'react';
import CallOutlined from '@mui/icons-material/CallOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import PersonOutline from '@mui/icons-material/PersonOutline';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels: Record<string, string> = {
  person: 'Ines Okafor, seed librarian',
  phone: 'Extension 214, mornings only',
  place: 'Old granary, second floor',
  visit: 'Open house on the first Saturday of the month',
};

export default function TabsIconPosition() {
  const [field, setField] = useState('person');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={field}
        aria-label="Contact card"
        onChange={(_event, next: string) => setField(next)}
        variant="scrollable"
        allowScrollButtonsMobile
      >
        <Tab
          value="person"
          id={`${id}-person`}
          aria-controls={`${id}-panel`}
          label="Contact"
          icon={<PersonOutline />}
          iconPosition="top"
        />
        <Tab
          value="phone"
          id={`${id}-phone`}
          aria-controls={`${id}-panel`}
          label="Phone"
          icon={<CallOutlined />}
          iconPosition="start"
        />
        <Tab
          value="place"
          id={`${id}-place`}
          aria-controls={`${id}-panel`}
          label="Place"
          icon={<PlaceOutlined />}
          iconPosition="end"
        />
        <Tab
          value="visit"
          id={`${id}-visit`}
          aria-controls={`${id}-panel`}
          label="Visits"
          icon={<EventOutlined />}
          iconPosition="bottom"
        />
      </Tabs>
      <Box
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${field}`}
        tabIndex={0}
        sx={{ p: 3 }}
      >
        {panels[field]}
      </Box>
    </Box>
  );
}
