import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionVariables() {
  return (
    <AccordionGroup
      variant="outlined"
      sx={{
        maxWidth: 420,
        '--List-radius': '20px',
        '--ListItem-paddingX': '1.5rem',
        '--ListItem-paddingY': '0.75rem',
        '--Icon-fontSize': '2rem',
      }}
    >
      <Accordion>
        <AccordionSummary>Sunset at 16:22</AccordionSummary>
        <AccordionDetails>Astronomical twilight ends at 18:14.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Moonrise at 2:05</AccordionSummary>
        <AccordionDetails>Last quarter, in Leo.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
