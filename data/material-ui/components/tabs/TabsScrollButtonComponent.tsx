import { useState } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabScrollButton, {
  tabScrollButtonClasses,
  type TabScrollButtonProps,
} from '@mui/material/TabScrollButton';

function EdgeScrollButton(props: TabScrollButtonProps) {
  const away = props.direction === 'left' ? 'Scroll left' : 'Scroll right';
  return (
    <TabScrollButton
      {...props}
      role="button"
      tabIndex={0}
      aria-label={away}
      sx={{
        bgcolor: 'action.hover',
        opacity: 1,
        [`&.${tabScrollButtonClasses.disabled}`]: { display: 'none' },
      }}
    />
  );
}

const crew = ['Amara', 'Bastian', 'Chiyo', 'Dilan', 'Ewa', 'Finn', 'Gita', 'Hana'];

export default function TabsScrollButtonComponent() {
  const [person, setPerson] = useState('Amara');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={person}>
        <TabList
          aria-label="Crew"
          onChange={(_event, next: string) => setPerson(next)}
          variant="scrollable"
          allowScrollButtonsMobile
          ScrollButtonComponent={EdgeScrollButton}
        >
          {crew.map((name) => (
            <Tab key={name} value={name} label={name} />
          ))}
        </TabList>
        {crew.map((name, index) => (
          <TabPanel key={name} value={name} tabIndex={0}>
            {name} sleeps in tent {Math.floor(index / 2) + 1}.
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
