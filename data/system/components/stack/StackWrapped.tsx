import { useState } from 'react';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const filters = ['Blue', 'Visual', 'Red', 'H-alpha', 'Oxygen III', 'Sulfur II', 'Clear'];

export default function StackWrapped() {
  const [selected, setSelected] = useState('H-alpha');

  return (
    <Stack
      role="group"
      aria-label="Filter"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', maxWidth: 320 }}
    >
      {filters.map((filter) => (
        <Box
          component="button"
          type="button"
          key={filter}
          aria-pressed={filter === selected}
          onClick={() => setSelected(filter)}
          sx={{
            px: 1.5,
            py: 0.5,
            border: 1,
            borderRadius: 4,
            font: 'inherit',
            color: 'inherit',
            bgcolor: 'transparent',
            cursor: 'pointer',
            '&[aria-pressed="true"]': { color: '#fff', bgcolor: '#3d4fb5', borderColor: '#3d4fb5' },
          }}
        >
          {filter}
        </Box>
      ))}
    </Stack>
  );
}
