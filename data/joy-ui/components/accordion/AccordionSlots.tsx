import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionSlots() {
  return (
    <AccordionGroup component="section" aria-label="Observing plan" sx={{ maxWidth: 420 }}>
      <Accordion accordionId="plan-jupiter">
        <AccordionSummary
          slotProps={{
            button: ({ expanded }) => ({ sx: { fontWeight: expanded ? 'lg' : 'md' } }),
            indicator: { sx: { color: 'primary.500' } },
          }}
        >
          Jupiter
        </AccordionSummary>
        <AccordionDetails slotProps={{ content: { component: 'section', sx: { gap: 1 } } }}>
          <span>Io crosses the disk at 22:51.</span>
          <span>The red spot faces us at 23:20.</span>
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
