import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const rooms = ['Dome', 'Library', 'Workshop'];

export default function AccordionExpandAll() {
  const [open, setOpen] = React.useState<string[]>([]);
  const allOpen = open.length === rooms.length;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Button
        variant="soft"
        onClick={() => setOpen(allOpen ? [] : rooms)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {allOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <AccordionGroup>
        {rooms.map((room) => (
          <Accordion
            key={room}
            expanded={open.includes(room)}
            onChange={(_event, expanded) =>
              setOpen((names) =>
                expanded ? [...names, room] : names.filter((name) => name !== room),
              )
            }
          >
            <AccordionSummary>{room}</AccordionSummary>
            <AccordionDetails>The {room.toLowerCase()} opens at 18:00.</AccordionDetails>
          </Accordion>
        ))}
      </AccordionGroup>
    </Stack>
  );
}
