import { createContext, useContext, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const NotifyContext = createContext<(text: string) => void>(() => {});

/** Wraps the whole app and renders one snackbar. */
function NotifyProvider({ children }: { children: ReactNode }) {
  const [note, setNote] = useState({ id: 0, text: '' });
  const [open, setOpen] = useState(false);

  const notify = (text: string) => {
    setNote(({ id }) => ({ id: id + 1, text }));
    setOpen(true);
  };

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <Snackbar
        key={note.id}
        open={open}
        autoHideDuration={5000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message={note.text}
      />
    </NotifyContext.Provider>
  );
}

function KeyHook({ stand }: { stand: string }) {
  const notify = useContext(NotifyContext);

  return (
    <Button variant="outlined" onClick={() => notify(`The key for ${stand} is returned.`)}>
      Return the key for {stand}
    </Button>
  );
}

export default function SnackbarProvided() {
  return (
    <NotifyProvider>
      <Stack spacing={1}>
        <KeyHook stand="stand 1" />
        <KeyHook stand="stand 2" />
      </Stack>
    </NotifyProvider>
  );
}
