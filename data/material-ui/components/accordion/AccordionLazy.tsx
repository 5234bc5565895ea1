import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const rows = Array.from({ length: 12 }, (_, row) => row);
const seats = Array.from({ length: 20 }, (_, seat) => seat);

export default function AccordionLazy() {
  const id = useId();
  const [expanded, setExpanded] = useState(false);

  return (
    <Accordion
      expanded={expanded}
      onChange={(_event, open) => setExpanded(open)}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ width: '100%' }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-plan`}
        aria-controls={expanded ? `${id}-plan-panel` : undefined}
      >
        <Typography component="span">Seating plan</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box
          component="svg"
          viewBox="0 0 200 120"
          role="img"
          aria-label="Twelve rows of twenty seats"
          sx={{ display: 'block', width: '100%', maxWidth: 400, color: 'primary.main' }}
        >
          {rows.map((row) =>
            seats.map((seat) => (
              <circle
                key={`${row}-${seat}`}
                cx={seat * 10 + 5}
                cy={row * 10 + 5}
                r="3"
                fill="currentColor"
              />
            )),
          )}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
