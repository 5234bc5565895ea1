import AddRoundedIcon from '@mui/icons-material/AddRounded';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { accordionSummaryClasses } from '@mui/joy/AccordionSummary';

export default function AccordionIndicator() {
  return (
    <AccordionGroup
      sx={{
        maxWidth: 420,
        [`& .${accordionSummaryClasses.indicator}`]: { transition: 'transform 0.2s' },
        [`& .${accordionSummaryClasses.indicator}.${accordionSummaryClasses.expanded}`]: {
          transform: 'rotate(45deg)',
        },
      }}
    >
      <Accordion>
        <AccordionSummary indicator={<AddRoundedIcon />}>Bus from the station</AccordionSummary>
        <AccordionDetails>Line 12 at 19:05 and 20:05.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary indicator={<AddRoundedIcon />}>Last bus back</AccordionSummary>
        <AccordionDetails>At 23:50, or at 0:50 on Saturdays.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
