import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const parts = [
  { title: 'Music folder', text: "Bring a black folder and a soft pencil. Don't use pens." },
  { title: 'Concert dress', text: 'Wear black clothes with long sleeves and quiet shoes.' },
  { title: 'Food and drinks', text: "Bring a water bottle. You can't buy drinks on the bus." },
];

export default function AccordionBasic() {
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      {parts.map(({ title, text }, index) => (
        <Accordion key={title}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-summary-${index}`}
            aria-controls={`${id}-panel-${index}`}
          >
            <Typography component="span">{title}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
