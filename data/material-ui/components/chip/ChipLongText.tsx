import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const text = 'First flush of the upper garden, picked by hand before the spring rain';

export default function ChipLongText() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 280, alignItems: 'flex-start' }}>
      <Chip label={text} title={text} />
      <Chip
        label={text}
        sx={{
          height: 'auto',
          '& .MuiChip-label': { display: 'block', whiteSpace: 'normal', py: 0.75 },
        }}
      />
    </Stack>
  );
}
