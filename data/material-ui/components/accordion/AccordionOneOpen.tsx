import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const days = [
  { day: 'Friday', text: 'Coach at 7:30 from the school yard. Rehearsal in the abbey at 15:00.' },
  { day: 'Saturday', text: 'Free until noon. Concert at 19:30, doors at 19:00.' },
  { day: 'Sunday', text: 'Sung mass at 10:00, then home. Back by eight in the evening.' },
];

export default function AccordionOneOpen() {
  const [open, setOpen] = useState<string | null>('Friday');
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      {days.map(({ day, text }) => (
        <Accordion
          key={day}
          expanded={open === day}
          onChange={(_event, expanded) => setOpen(expanded ? day : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${day}`}
            aria-controls={`${id}-${day}-panel`}
          >
            <Typography component="span">{day}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
