import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { accordionClasses } from '@mui/joy/Accordion';

export default function AccordionDividers() {
  return (
    <AccordionGroup
      disableDivider
      variant="soft"
      sx={{
        maxWidth: 420,
        borderRadius: 'md',
        p: 1,
        [`& .${accordionClasses.root}.${accordionClasses.expanded}`]: {
          backgroundColor: 'background.surface',
        },
      }}
    >
      <Accordion>
        <AccordionSummary>Membership</AccordionSummary>
        <AccordionDetails>€40 a year, with free entry for two.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Donations</AccordionSummary>
        <AccordionDetails>We are saving for a new dome motor.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
