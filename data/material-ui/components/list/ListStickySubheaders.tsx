import { useId } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const shelves = [
  { letter: 'Brakes', parts: ['Cable', 'Caliper', 'Hose', 'Lever', 'Pad'] },
  { letter: 'Drive', parts: ['Cassette', 'Chain', 'Chainring', 'Crank', 'Derailleur'] },
  { letter: 'Wheels', parts: ['Hub', 'Nipple', 'Rim', 'Rim tape', 'Spoke', 'Tube', 'Tire'] },
];

export default function ListStickySubheaders() {
  const id = useId();

  return (
    <Box
      role="region"
      aria-label="Parts by shelf"
      tabIndex={0}
      sx={{
        width: '100%',
        maxWidth: 320,
        maxHeight: 280,
        overflow: 'auto',
        bgcolor: 'background.paper',
      }}
    >
      <List disablePadding>
        {shelves.map(({ letter, parts }) => (
          <li key={letter}>
            <List disablePadding aria-labelledby={`${id}-${letter}`}>
              <ListSubheader id={`${id}-${letter}`}>{letter}</ListSubheader>
              {parts.map((part) => (
                <ListItem key={part}>
                  <ListItemText primary={part} />
                </ListItem>
              ))}
            </List>
          </li>
        ))}
      </List>
    </Box>
  );
}
