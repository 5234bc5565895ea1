import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function TransferListOrder() {
  const [stops, setStops] = React.useState(['Lagoon', 'Reed bed', 'Alder carr', 'Watch tower']);
  const pressed = React.useRef<HTMLButtonElement>(null);

  const move = (from: number, to: number, button: HTMLButtonElement) => {
    const stop = stops[from];
    if (stop === undefined || to < 0 || to >= stops.length) {
      return;
    }
    const others = stops.filter((other) => other !== stop);
    pressed.current = button;
    setStops([...others.slice(0, to), stop, ...others.slice(to)]);
  };

  // A row that moves in the document loses the focus.
  React.useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [stops]);

  return (
    <List
      component="ol"
      aria-label="Walk stops"
      sx={{ width: '100%', maxWidth: 360, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {stops.map((stop, index) => (
        <ListItem key={stop} divider={index < stops.length - 1}>
          <ListItemText primary={`${index + 1}. ${stop}`} />
          <IconButton
            aria-label={`Move ${stop} up`}
            onClick={(event) => move(index, index - 1, event.currentTarget)}
          >
            <ArrowUpwardIcon />
          </IconButton>
          <IconButton
            edge="end"
            aria-label={`Move ${stop} down`}
            onClick={(event) => move(index, index + 1, event.currentTarget)}
          >
            <ArrowDownwardIcon />
          </IconButton>
        </ListItem>
      ))}
    </List>
  );
}
