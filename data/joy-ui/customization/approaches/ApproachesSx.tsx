import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ApproachesSx() {
  return (
    <Stack direction="row" spacing={2}>
      <Chip>Draft</Chip>
      <Chip
        sx={{
          '--Chip-radius': '4px',
          '--Chip-paddingInline': '12px',
          bgcolor: 'warning.softBg',
          color: 'warning.softColor',
        }}
      >
        In review
      </Chip>
    </Stack>
  );
}
