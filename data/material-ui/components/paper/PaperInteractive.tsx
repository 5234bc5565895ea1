import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const inks = ['Lamp black', 'Vermilion', 'Prussian blue'];

export default function PaperInteractive() {
  const [chosen, setChosen] = useState('Vermilion');

  return (
    <Stack
      role="group"
      aria-label="Ink"
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {inks.map((ink) => (
        <Paper
          key={ink}
          component={ButtonBase}
          aria-pressed={ink === chosen}
          onClick={() => setChosen(ink)}
          elevation={ink === chosen ? 8 : 1}
          sx={{
            p: 2,
            typography: 'body1',
            '&:hover': { boxShadow: 4 },
            '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
          }}
        >
          {ink}
        </Paper>
      ))}
    </Stack>
  );
}
