import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function StackRow() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Chip>Sow in March</Chip>
      <Chip>Half shade</Chip>
      <Chip>40 cm</Chip>
    </Stack>
  );
}
