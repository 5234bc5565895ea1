import Accordion, { accordionClasses } from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { styled } from '@mui/joy/styles';

const LogEntry = styled(Accordion)(({ theme }) => ({
  borderInlineStart: '4px solid transparent',
  [`&.${accordionClasses.expanded}`]: {
    borderInlineStartColor: theme.vars.palette.primary[500],
  },
}));

export default function AccordionStyled() {
  return (
    <AccordionGroup sx={{ maxWidth: 420 }}>
      <LogEntry defaultExpanded>
        <AccordionSummary>21:40, first light</AccordionSummary>
        <AccordionDetails>Seeing good, two frames of M 31.</AccordionDetails>
      </LogEntry>
      <LogEntry>
        <AccordionSummary>22:15, clouds</AccordionSummary>
        <AccordionDetails>Dome closed for 20 minutes.</AccordionDetails>
      </LogEntry>
    </AccordionGroup>
  );
}
