import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';

const names = ['easeInOut', 'easeOut', 'easeIn', 'sharp'] as const;

/** Converts "cubic-bezier(0.4, 0, 0.2, 1)" to the path of a curve from the lower left to the upper right. */
function toPath(easing: string) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = easing
    .replace(/[^\d.,]/g, '')
    .split(',')
    .map((n) => Number(n) * 100);
  return `M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`;
}

export default function TransitionsEasing() {
  const { transitions } = useTheme();
  const [name, setName] = React.useState<(typeof names)[number]>('easeInOut');
  const [moved, setMoved] = React.useState(false);
  const easing = transitions.easing[name];

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <RadioGroup
        row
        aria-label="Easing"
        value={name}
        onChange={(event) => setName(event.target.value as (typeof names)[number])}
      >
        {names.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio size="small" />}
            label={option}
          />
        ))}
      </RadioGroup>
      <Box
        component="svg"
        viewBox="-4 -4 108 108"
        role="img"
        aria-label={`Curve of ${name}: ${easing}`}
        sx={{ width: 120, color: 'primary.main', border: 1, borderColor: 'divider' }}
      >
        <path d={toPath(easing)} fill="none" stroke="currentColor" strokeWidth="3" />
      </Box>
      <Box
        sx={{
          display: 'flex',
          '&::before': {
            content: '""',
            flexGrow: moved ? 1 : 0,
            transition: transitions.create('flex-grow', { easing, duration: 1000 }),
          },
        }}
      >
        <Box sx={{ width: 40, height: 40, borderRadius: 1, bgcolor: 'primary.main' }} />
      </Box>
      <Button variant="outlined" onClick={() => setMoved(!moved)}>
        Play
      </Button>
    </Stack>
  );
}
