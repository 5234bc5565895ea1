import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const days = [
  {
    day: 'Friday',
    text: 'The bus leaves the school at 7:30 a.m. The rehearsal starts at 3:00 p.m.',
  },
  { day: 'Saturday', text: 'You have free time until noon. The concert starts at 7:30 p.m.' },
  { day: 'Sunday', text: 'The bus leaves at 11:00 a.m. and arrives by 8:00 p.m.' },
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
