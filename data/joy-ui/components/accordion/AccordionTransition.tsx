import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionTransition() {
  return (
    <AccordionGroup
      transition={{ initial: '0.15s ease-in', expanded: '0.5s ease-out' }}
      sx={{
        maxWidth: 420,
        '@media (prefers-reduced-motion: reduce)': { '& *': { transition: 'none !important' } },
      }}
    >
      <Accordion>
        <AccordionSummary>The 1894 dome</AccordionSummary>
        <AccordionDetails>
          It opens in half a second and closes faster, like this text.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>The 1978 dome</AccordionSummary>
        <AccordionDetails>Its motor needs four minutes for a full turn.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
