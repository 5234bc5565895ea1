import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = ['Film', 'Scans', 'Address'];

export default function StepperProgress() {
  const [current, setCurrent] = React.useState(0);
  const move = (by: number) =>
    setCurrent((step) => Math.min(Math.max(step + by, 0), steps.length - 1));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper size="sm">
        {steps.map((step, index) => (
          <Step
            key={step}
            active={index === current}
            completed={index < current}
            aria-current={index === current ? 'step' : undefined}
            indicator={
              <StepIndicator
                variant={index === current ? 'solid' : 'soft'}
                color={index <= current ? 'primary' : 'neutral'}
              >
                {index + 1}
              </StepIndicator>
            }
          >
            {step}
          </Step>
        ))}
      </Stepper>
      <Typography role="status">
        Step {current + 1} of {steps.length}: {steps[current]}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" aria-disabled={current === 0} onClick={() => move(-1)}>
          Back
        </Button>
        <Button aria-disabled={current === steps.length - 1} onClick={() => move(1)}>
          Next
        </Button>
      </Box>
    </Stack>
  );
}
