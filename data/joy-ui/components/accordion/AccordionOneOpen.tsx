import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const telescopes = [
  { name: 'Refractor, 1894', text: 'Lens of 30 cm. Used for the Moon and double stars.' },
  { name: 'Reflector, 1978', text: 'Mirror of 90 cm. Used for galaxies and nebulae.' },
  { name: 'Solar telescope', text: 'Open on Sundays, with a filter for hydrogen light.' },
];

export default function AccordionOneOpen() {
  const [open, setOpen] = React.useState<string | null>('Refractor, 1894');

  return (
    <AccordionGroup sx={{ maxWidth: 420 }}>
      {telescopes.map(({ name, text }) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(_event, expanded) => setOpen(expanded ? name : null)}
        >
          <AccordionSummary>{name}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
