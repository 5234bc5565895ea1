import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { accordionSummaryClasses } from '@mui/joy/AccordionSummary';

export default function AccordionIndicatorStart() {
  return (
    <AccordionGroup
      sx={{
        maxWidth: 420,
        [`& .${accordionSummaryClasses.button}`]: {
          flexDirection: 'row-reverse',
          justifyContent: 'flex-end',
        },
      }}
    >
      <Accordion>
        <AccordionSummary>Northern sky</AccordionSummary>
        <AccordionDetails>Polaris, Cassiopeia, and the two Bears.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Southern sky</AccordionSummary>
        <AccordionDetails>Fomalhaut, low above the trees.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
