import { useId, type ReactElement } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Opens and closes without an animation. */
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
          <Typography component="span">Slow transition</Typography>
        </AccordionSummary>
        <AccordionDetails>This panel opens in 800 milliseconds.</AccordionDetails>
      </Accordion>
      <Accordion slots={{ transition: NoTransition }}>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id={`${id}-fast`}
          aria-controls={`${id}-fast-panel`}
        >
          <Typography component="span">No transition</Typography>
        </AccordionSummary>
        <AccordionDetails>This panel opens without an animation.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
