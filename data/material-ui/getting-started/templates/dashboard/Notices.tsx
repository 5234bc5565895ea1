import { useRef, useState } from 'react';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import { notices } from './canal';

export default function Notices() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(notices);

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="notices"
      sx={{ p: { xs: 2, sm: 2.5 }, alignSelf: 'start', minWidth: 0 }}
    >
      <Typography
        ref={heading}
        variant="h6"
        component="h2"
        id="notices"
        tabIndex={-1}
        sx={{ outline: 'none' }}
      >
        Tasks
      </Typography>
      <Typography role="status" color="text.secondary">
        {open.length === 0 ? 'No open tasks' : `${open.length} open`}
      </Typography>
      <List disablePadding sx={{ mt: 1 }}>
        {open.map(({ id, text, urgent }) => (
          <ListItem
            key={id}
            disableGutters
            divider
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Done: ${text}`}
                onClick={() => {
                  setOpen(open.filter((notice) => notice.id !== id));
                  // The button is removed, so move focus to the heading.
                  heading.current?.focus();
                }}
              >
                <CheckIcon />
              </IconButton>
            }
          >
            <ListItemText
              primary={text}
              secondary={urgent ? <Chip size="small" label="Urgent" sx={{ mt: 0.5 }} /> : undefined}
              slotProps={{ secondary: { component: 'div' } }}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
