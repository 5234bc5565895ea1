import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function AccordionStates() {
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Accordion defaultExpanded>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-rooms`}
          aria-controls={`${id}-rooms-panel`}
        >
          <Typography component="span">Rooms</Typography>
        </AccordionSummary>
        <AccordionDetails>You share a room with one person in the guest house.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-seating`}
          aria-controls={`${id}-seating-panel`}
        >
          <Typography component="span">Seating plan (available on Thursday)</Typography>
        </AccordionSummary>
        <AccordionDetails>The seats aren’t assigned yet.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
