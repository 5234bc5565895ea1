import { useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ModalForm() {
  const [open, setOpen] = useState(false);
  const [game, setGame] = useState('');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setGame(String(new FormData(event.currentTarget).get('game')));
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setOpen(true)}>Add a game</Button>
      <Typography role="status" level="body-sm">
        {game && `${game} is in the collection.`}
      </Typography>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog aria-describedby={undefined}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Add a game</DialogTitle>
          <Stack component="form" spacing={2} onSubmit={submit}>
            <FormControl required>
              <FormLabel>Title</FormLabel>
              <Input autoFocus name="game" />
            </FormControl>
            <FormControl>
              <FormLabel>Number of players</FormLabel>
              <Input name="players" placeholder="2–4" />
            </FormControl>
            <Button type="submit">Add</Button>
          </Stack>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
