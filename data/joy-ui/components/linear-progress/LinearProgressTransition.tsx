import { useState } from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const steps = ['Sort', 'Clean', 'Scan', 'Check'];

export default function LinearProgressTransition() {
  const [step, setStep] = useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <LinearProgress
        determinate
        value={(step / steps.length) * 100}
        aria-label="Steps"
        aria-valuetext={`Step ${step} of ${steps.length}`}
        sx={{
          width: '100%',
          '&::before': { transition: 'inline-size 400ms' },
          '@media (prefers-reduced-motion: reduce)': { '&::before': { transition: 'none' } },
        }}
      />
      <Button size="sm" variant="outlined" onClick={() => setStep((step % steps.length) + 1)}>
        Step {step}: {steps[step - 1]}
      </Button>
    </Stack>
  );
}
