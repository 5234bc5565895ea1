import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

export default function AccordionHeadingLevel() {
  const id = useId();

  return (
    <Accordion slotProps={{ heading: { component: 'h4' } }} sx={{ width: '100%' }}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-part`}
        aria-controls={`${id}-part-panel`}
      >
        <Typography component="span">Part one: River songs</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Accordion
          variant="outlined"
          slots={{ heading: 'h5' }}
          slotProps={{ heading: { style: { margin: 0 } } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-song`}
            aria-controls={`${id}-song-panel`}
          >
            <Typography component="span">The Lock Keeper</Typography>
          </AccordionSummary>
          <AccordionDetails>This song has four verses for low voices and drum.</AccordionDetails>
        </Accordion>
      </AccordionDetails>
    </Accordion>
  );
}
