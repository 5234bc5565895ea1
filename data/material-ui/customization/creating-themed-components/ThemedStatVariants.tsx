import Stack from '@mui/material/Stack';
import { Stat } from './Stat';

export default function ThemedStatVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Stat value={46} unit="boats in the harbor" />
      <Stat value={12} unit="free berths" variant="outlined" />
      <Stat value={3} unit="on the waiting list" sx={{ color: 'error.main' }} />
    </Stack>
  );
}
