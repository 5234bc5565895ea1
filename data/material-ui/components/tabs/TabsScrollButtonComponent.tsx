import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabScrollButton, { type TabScrollButtonProps } from '@mui/material/TabScrollButton';
import Tabs from '@mui/material/Tabs';

/** Uses `aria-disabled`, so that the button keeps focus at the first and last tab. */
function EdgeScrollButton({ disabled, ...props }: TabScrollButtonProps) {
  return (
    <TabScrollButton
      {...props}
      role="button"
      tabIndex={0}
      aria-label={props.direction === 'left' ? 'Scroll left' : 'Scroll right'}
      aria-disabled={disabled}
      sx={{
        bgcolor: 'action.hover',
        opacity: disabled ? 0.4 : 1,
        '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -2 },
      }}
    />
  );
}

const crew = ['Amara', 'Bastian', 'Chiyo', 'Dilan', 'Ewa', 'Finn', 'Gita', 'Hana'];

export default function TabsScrollButtonComponent() {
  const [person, setPerson] = useState('Amara');
  const id = useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        value={person}
        aria-label="Crew"
        onChange={(_event, next: string) => setPerson(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        ScrollButtonComponent={EdgeScrollButton}
      >
        {crew.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
            label={name}
          />
        ))}
      </Tabs>
      {crew.map((name, index) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== person}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          {name} is in tent {Math.floor(index / 2) + 1}.
        </Box>
      ))}
    </Box>
  );
}
