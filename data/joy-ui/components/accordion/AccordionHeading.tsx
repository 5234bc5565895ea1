import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const resetHeading = { marginBlock: 0, fontSize: 'inherit' };

export default function AccordionHeading() {
  return (
    <AccordionGroup sx={{ maxWidth: 420 }}>
      <Accordion>
        <AccordionSummary component="h4" sx={resetHeading}>
          School groups
        </AccordionSummary>
        <AccordionDetails>Weekdays at 10:00, up to 25 students.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary component="h4" sx={resetHeading}>
          Private evenings
        </AccordionSummary>
        <AccordionDetails>On request, from October to March.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
