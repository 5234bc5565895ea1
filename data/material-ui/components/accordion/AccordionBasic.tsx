import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const parts = [
  { title: 'Folder and pencil', text: 'Black folder, soft pencil. Pens stay at home.' },
  { title: 'Concert dress', text: 'All black, long sleeves, quiet shoes.' },
  { title: 'Water and throat', text: 'A bottle each. There is no bar on the coach.' },
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
