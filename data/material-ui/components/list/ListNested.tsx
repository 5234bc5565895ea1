import { useId, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const courses = [
  { name: 'Beginners', evenings: ['Punctures and tires', 'Brakes and gears'] },
  { name: 'Wheel building', evenings: ['Lacing', 'Truing', 'Tension and stress relief'] },
];

export default function ListNested() {
  const id = useId();
  const [open, setOpen] = useState('Beginners');

  return (
    <List aria-label="Courses" sx={{ width: '100%', maxWidth: 360, minHeight: 270 }}>
      {courses.map(({ name, evenings }, index) => (
        <ListItem key={name} disablePadding sx={{ display: 'block' }}>
          <ListItemButton
            aria-expanded={open === name}
            aria-controls={`${id}-${index}`}
            onClick={() => setOpen(open === name ? '' : name)}
          >
            <ListItemText primary={name} />
            <ExpandMore sx={{ rotate: open === name ? '180deg' : '0deg' }} />
          </ListItemButton>
          <Collapse in={open === name} id={`${id}-${index}`} timeout="auto">
            <List disablePadding aria-label={`Dates for ${name}`}>
              {evenings.map((evening) => (
                <ListItem key={evening} sx={{ pl: 4 }}>
                  <ListItemText primary={evening} />
                </ListItem>
              ))}
            </List>
          </Collapse>
        </ListItem>
      ))}
    </List>
  );
}
