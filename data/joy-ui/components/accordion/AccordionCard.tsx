import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function AccordionCard() {
  return (
    <Card sx={{ width: '100%', maxWidth: 420 }}>
      <Typography level="title-lg">Night tour, Friday</Typography>
      <Typography>Starts at 20:00 at the gate, two hours.</Typography>
      <CardOverflow sx={{ p: 0 }}>
        <AccordionGroup
          sx={{ '--ListItem-paddingX': '1rem', borderTop: '1px solid', borderColor: 'divider' }}
        >
          <Accordion>
            <AccordionSummary>What to bring</AccordionSummary>
            <AccordionDetails>A coat, and a red light if you have one.</AccordionDetails>
          </Accordion>
          <Accordion>
            <AccordionSummary>Cancellation</AccordionSummary>
            <AccordionDetails>Free until noon on the same day.</AccordionDetails>
          </Accordion>
        </AccordionGroup>
      </CardOverflow>
    </Card>
  );
}
