import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const settings = {
  'Red light': ['Dim the corridor', 'Dim the stairs'],
  Alerts: ['Clouds arrive', 'Wind above 12 m/s'],
};

export default function AccordionControls() {
  return (
    <AccordionGroup variant="outlined" sx={{ maxWidth: 420, borderRadius: 'md' }}>
      {Object.entries(settings).map(([group, switches]) => (
        <Accordion key={group} defaultExpanded={group === 'Alerts'}>
          <AccordionSummary>{group}</AccordionSummary>
          <AccordionDetails>
            <Stack spacing={1.5}>
              {switches.map((label) => (
                <FormControl key={label} orientation="horizontal">
                  <FormLabel sx={{ flexGrow: 1 }}>{label}</FormLabel>
                  <Switch />
                </FormControl>
              ))}
            </Stack>
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
