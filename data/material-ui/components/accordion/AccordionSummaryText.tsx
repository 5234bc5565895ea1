import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const pieces = [
  { title: 'Evening Hymn', state: 'From memory', text: 'Don’t bring folders on stage.' },
  { title: 'The Ferryman', state: 'Two rehearsals left', text: 'Sing verses 1, 2, and 4 only.' },
];

export default function AccordionSummaryText() {
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      {pieces.map(({ title, state, text }, index) => (
        <Accordion key={title}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-piece-${index}`}
            aria-controls={`${id}-piece-${index}-panel`}
            sx={{ '& .MuiAccordionSummary-content': { flexWrap: 'wrap', columnGap: 2 } }}
          >
            <Typography component="span" sx={{ width: 160, fontWeight: 500 }}>
              {title}
            </Typography>
            <Typography component="span" color="text.secondary">
              {state}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
