import { useId, type ReactElement } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Opens and closes at once. */
function NoTransition({ in: open, children }: { in?: boolean; children?: ReactElement<unknown> }) {
  return <div hidden={!open}>{children}</div>;
}

export default function AccordionTransition() {
  const id = useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Accordion slotProps={{ transition: { timeout: 800 } }}>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-slow`}
          aria-controls={`${id}-slow-panel`}
        >
          <Typography component="span">Adagio</Typography>
        </AccordionSummary>
        <AccordionDetails>Opens in 800 milliseconds.</AccordionDetails>
      </Accordion>
      <Accordion slots={{ transition: NoTransition }}>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-fast`}
          aria-controls={`${id}-fast-panel`}
        >
          <Typography component="span">Presto</Typography>
        </AccordionSummary>
        <AccordionDetails>Opens at once.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
