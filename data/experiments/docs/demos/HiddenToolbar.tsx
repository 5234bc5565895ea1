import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function HiddenToolbar() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Chip label="Strings" />
      <Chip label="Brass" />
      <Chip label="Percussion" />
    </Stack>
  );
}
