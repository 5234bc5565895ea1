import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { accordionDetailsClasses } from '@mui/joy/AccordionDetails';

export default function AccordionHidden() {
  return (
    <AccordionGroup
      transition="0.3s ease"
      sx={{
        maxWidth: 420,
        '--AccordionDetails-transition':
          'grid-template-rows 0.3s ease, padding-block 0.3s ease, visibility 0.3s',
        [`& .${accordionDetailsClasses.root}:not(.${accordionDetailsClasses.expanded})`]: {
          visibility: 'hidden',
        },
      }}
    >
      <Accordion>
        <AccordionSummary>Solution to puzzle 1</AccordionSummary>
        <AccordionDetails>The star is Vega.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Solution to puzzle 2</AccordionSummary>
        <AccordionDetails>The light left it 25 years ago.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
