import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Avatar from '@mui/joy/Avatar';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';

const guides = [
  { name: 'Ines Kaur', initials: 'IK', topic: 'Planets', text: 'Fridays, in English.' },
  { name: 'Tomas Berg', initials: 'TB', topic: 'Deep sky', text: 'Saturdays, in German.' },
];

export default function AccordionSecondary() {
  return (
    <AccordionGroup sx={{ maxWidth: 420 }}>
      {guides.map(({ name, initials, topic, text }) => (
        <Accordion key={name}>
          <AccordionSummary>
            <Avatar size="sm">{initials}</Avatar>
            <ListItemContent component="span">
              <Typography component="span" level="title-md" sx={{ display: 'block' }}>
                {name}
              </Typography>
              <Typography component="span" level="body-sm" sx={{ display: 'block' }}>
                {topic}
              </Typography>
            </ListItemContent>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
