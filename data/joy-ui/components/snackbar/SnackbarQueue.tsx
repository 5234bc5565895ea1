import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

interface Message {
  id: number;
  text: string;
}

export default function SnackbarQueue() {
  const [queue, setQueue] = React.useState<Message[]>([]);
  const [open, setOpen] = React.useState(false);
  const nextId = React.useRef(1);
  const current = queue.at(0);

  const add = (text: string) => {
    const id = nextId.current;
    nextId.current += 1;
    setQueue((messages) => [...messages, { id, text }]);
    setOpen(true);
  };

  return (
    <React.Fragment>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => add('The intro is trimmed.')}>Trim</Button>
        <Button onClick={() => add('The voices are leveled.')}>Level</Button>
      </Stack>
      {current && (
        <Snackbar
          key={current.id}
          role="status"
          open={open}
          autoHideDuration={3000}
          onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
          onUnmount={() => {
            setQueue((messages) => messages.slice(1));
            setOpen(true);
          }}
        >
          {current.text}
        </Snackbar>
      )}
    </React.Fragment>
  );
}
