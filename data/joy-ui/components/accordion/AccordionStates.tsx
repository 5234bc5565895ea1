import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionStates() {
  return (
    <AccordionGroup sx={{ maxWidth: 420 }}>
      <Accordion defaultExpanded>
        <AccordionSummary>Tonight</AccordionSummary>
        <AccordionDetails>Saturn is up until 23:40, and the Moon sets at 21:15.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary>Tomorrow (published at noon)</AccordionSummary>
        <AccordionDetails>The program isn’t ready yet.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
