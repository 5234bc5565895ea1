import { useId } from 'react';
import Masonry from '@mui/lab/Masonry';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { notes } from './notes';

export default function MasonryExpand() {
  const id = useId();

  return (
    <Box sx={{ width: '100%', overflowX: 'clip', overflowClipMargin: '8px' }}>
      <Masonry columns={{ xs: 1, sm: 3 }} defaultColumns={3} defaultHeight={190} defaultSpacing={1}>
        {notes.map(({ hive, text }, index) => (
          <div key={hive}>
            <Accordion variant="outlined" slotProps={{ heading: { component: 'div' } }}>
              <AccordionSummary
                id={`${id}-${index}`}
                aria-controls={`${id}-${index}-panel`}
                expandIcon={<ExpandMoreIcon />}
              >
                {hive}
              </AccordionSummary>
              <AccordionDetails>{text}</AccordionDetails>
            </Accordion>
          </div>
        ))}
      </Masonry>
    </Box>
  );
}
