import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const genres = [
  'Ambient',
  'Brass bands',
  'Field recordings',
  'Jazz',
  'Radio plays',
  'Sea shanties',
];

export default function DrawerFilters() {
  const [open, setOpen] = React.useState(false);
  const [selected, setSelected] = React.useState<string[]>(['Jazz']);

  const toggle = (genre: string, checked: boolean) =>
    setSelected((names) => (checked ? [...names, genre] : names.filter((name) => name !== genre)));

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter the archive
      </Button>
      <Typography role="status">Genres: {selected.join(', ') || 'all'}</Typography>
      <Drawer anchor="right" open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Genres</DialogTitle>
        <DialogContent sx={{ gap: 2, p: 1.5 }}>
          {genres.map((genre) => (
            <Checkbox
              key={genre}
              label={genre}
              checked={selected.includes(genre)}
              onChange={(event) => toggle(genre, event.target.checked)}
            />
          ))}
        </DialogContent>
        <Divider />
        <Stack direction="row" spacing={1} sx={{ p: 1.5, justifyContent: 'space-between' }}>
          <Button variant="plain" onClick={() => setSelected([])}>
            Clear
          </Button>
          <Button onClick={() => setOpen(false)}>Show the archive</Button>
        </Stack>
      </Drawer>
    </Stack>
  );
}
