import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Box from '@mui/joy/Box';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

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
      {variants.map((variant) => (
        <AccordionGroup key={variant} variant={variant} sx={{ borderRadius: 'md' }}>
          <Accordion defaultExpanded>
            <AccordionSummary variant={variant}>{variant}</AccordionSummary>
            <AccordionDetails variant={variant}>Doors open at 19:30.</AccordionDetails>
          </Accordion>
          <Accordion>
            <AccordionSummary variant={variant}>Tickets</AccordionSummary>
            <AccordionDetails variant={variant}>€8, reduced €5.</AccordionDetails>
          </Accordion>
        </AccordionGroup>
      ))}
    </Box>
  );
}
