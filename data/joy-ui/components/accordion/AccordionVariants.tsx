import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Box from '@mui/joy/Box';

const groups = [
  { variant: 'outlined', inner: 'plain', day: 'Thursday' },
  { variant: 'soft', inner: 'soft', day: 'Friday' },
  { variant: 'solid', inner: 'solid', day: 'Saturday' },
  { variant: 'plain', inner: 'plain', day: 'Sunday' },
] as const;

export default function AccordionVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        gap: 3,
        width: '100%',
      }}
    >
      {groups.map(({ variant, inner, day }) => (
        <AccordionGroup key={variant} variant={variant} sx={{ borderRadius: 'md' }}>
          <Accordion defaultExpanded>
            <AccordionSummary variant={inner}>
              {day} ({variant})
            </AccordionSummary>
            <AccordionDetails variant={inner}>Doors open at 19:30.</AccordionDetails>
          </Accordion>
          <Accordion>
            <AccordionSummary variant={inner}>Tickets for {day}</AccordionSummary>
            <AccordionDetails variant={inner}>€8, reduced €5.</AccordionDetails>
          </Accordion>
        </AccordionGroup>
      ))}
    </Box>
  );
}
