import { useId } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const halls = [
  { hall: 'Abbey', text: 'The echo lasts eight seconds, so sing short notes.' },
  { hall: 'Town hall', text: 'The hall has no echo, so stand close together.' },
  { hall: 'Bandstand', text: 'The stage is outdoors, with a microphone for each voice.' },
];

export default function AccordionSurface() {
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      {halls.map(({ hall, text }, index) => (
        <Accordion
          key={hall}
          variant="outlined"
          square
          disableGutters
          sx={{ '&:not(:last-of-type)': { borderBottom: 0 }, '&::before': { display: 'none' } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-hall-${index}`}
            aria-controls={`${id}-hall-${index}-panel`}
          >
            <Typography component="span">{hall}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
