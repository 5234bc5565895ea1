import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const suggestions = ['Something mild', 'No caffeine', 'For the afternoon'];

export default function ChipClickable() {
  const [wish, setWish] = useState('');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {suggestions.map((label) => (
          <Chip key={label} label={label} onClick={() => setWish(label)} />
        ))}
      </Stack>
      <Typography role="status">
        {wish ? `Looking for: ${wish}` : 'What would you like?'}
      </Typography>
    </Stack>
  );
}
