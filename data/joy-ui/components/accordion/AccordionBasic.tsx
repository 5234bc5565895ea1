import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionBasic() {
  return (
    <AccordionGroup sx={{ maxWidth: 420 }}>
      <Accordion>
        <AccordionSummary>What if the sky is cloudy?</AccordionSummary>
        <AccordionDetails>
          The planetarium opens instead, and your ticket stays valid for a clear night.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>How cold does it get?</AccordionSummary>
        <AccordionDetails>
          The dome is as cold as the night, so bring a coat in any season.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Can I take photos?</AccordionSummary>
        <AccordionDetails>Yes, without a flash and after the first hour.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
