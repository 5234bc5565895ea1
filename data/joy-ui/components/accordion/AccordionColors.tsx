import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionColors() {
  return (
    <AccordionGroup variant="outlined" sx={{ maxWidth: 420, borderRadius: 'sm' }}>
      <Accordion>
        <AccordionSummary variant="soft" color="success">
          Dome motor: working
        </AccordionSummary>
        <AccordionDetails>Serviced in September.</AccordionDetails>
      </Accordion>
      <Accordion defaultExpanded>
        <AccordionSummary variant="soft" color="danger">
          Guide camera: failed
        </AccordionSummary>
        <AccordionDetails variant="soft" color="danger">
          No image since 20:10. Check the cable at the focuser first.
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
