import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const voices = [
  { voice: 'Soprano', text: 'Sing bars 40 to 52 an octave lower than written.' },
  { voice: 'Alto', text: 'Breathe together before “and the waters”.' },
  { voice: 'Tenor', text: 'Hum the second verse, which is a solo.' },
  { voice: 'Bass', text: 'Hold the last note until the organ stops.' },
];

export default function AccordionExpandAll() {
  const [open, setOpen] = useState<string[]>([]);
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Button color="inherit" onClick={() => setOpen(voices.map(({ voice }) => voice))}>
        Expand all
      </Button>
      <Button color="inherit" onClick={() => setOpen([])}>
        Collapse all
      </Button>
      {voices.map(({ voice, text }) => (
        <Accordion
          key={voice}
          expanded={open.includes(voice)}
          onChange={(_event, expanded) =>
            setOpen(expanded ? [...open, voice] : open.filter((other) => other !== voice))
          }
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${voice}`}
            aria-controls={`${id}-${voice}-panel`}
          >
            <Typography component="span">{voice}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
