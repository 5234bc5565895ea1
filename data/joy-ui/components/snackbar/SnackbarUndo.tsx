import * as React from 'react';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const allTracks = ['Host', 'Guest', 'Room tone'];

export default function SnackbarUndo() {
  const [tracks, setTracks] = React.useState(allTracks);
  const [open, setOpen] = React.useState(false);
  const triggerRef = React.useRef<HTMLButtonElement>(null);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <List aria-label="Tracks" size="sm">
        {tracks.map((track) => (
          <ListItem key={track}>{track}</ListItem>
        ))}
      </List>
      <Button
        ref={triggerRef}
        variant="outlined"
        onClick={() => {
          setTracks(allTracks.slice(0, 2));
          setOpen(true);
        }}
      >
        Delete room tone
      </Button>
      <Snackbar
        role="status"
        open={open}
        autoHideDuration={10000}
        onClose={(_event, reason) => {
          if (reason === 'clickaway') return;
          if (reason === 'escapeKeyDown') triggerRef.current?.focus();
          setOpen(false);
        }}
        endDecorator={
          <Button
            size="sm"
            variant="soft"
            onClick={() => {
              setTracks(allTracks);
              triggerRef.current?.focus();
              setOpen(false);
            }}
          >
            Undo
          </Button>
        }
      >
        Room tone is deleted.
      </Snackbar>
    </Stack>
  );
}
