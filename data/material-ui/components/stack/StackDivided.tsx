import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function StackDivided() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      <span>12 boats</span>
      <span>4 on the water</span>
      <span>Wind 3</span>
    </Stack>
  );
}
