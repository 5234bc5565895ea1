import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import MusicNoteIcon from '@mui/icons-material/MusicNote';

export default function InputDecorators() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Track title</FormLabel>
        <Input startDecorator={<MusicNoteIcon />} defaultValue="Low Tide, Take 4" />
      </FormControl>
      <FormControl>
        <FormLabel>Tempo in beats per minute</FormLabel>
        <Input type="number" endDecorator="bpm" defaultValue={92} />
      </FormControl>
      <FormControl>
        <FormLabel>Public page</FormLabel>
        <Input startDecorator="tapehouse.example/" defaultValue="low-tide" />
      </FormControl>
    </Stack>
  );
}
