import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Check', text: 'Inspect the chain, brakes, and spokes with the owner.' },
  { name: 'Repair', text: 'Replace the brake pads and true the rear wheel.' },
  { name: 'Test ride', text: 'Ride around the block twice and down the hill once.' },
];

/** The button stays focusable at the ends, so that it doesn't lose focus when it is pressed. */
const button = { '&[aria-disabled="true"]': { color: 'action.disabled' } };

export default function StepperBasic() {
  const [active, setActive] = useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={active} role="list" sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {steps.map(({ name }, index) => (
          <Step key={name} role="listitem" aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {steps[active]?.text ?? 'Done. The bicycle is ready for pickup.'}
      </Typography>
      <Button
        aria-disabled={active === 0}
        onClick={() => setActive(Math.max(active - 1, 0))}
        sx={button}
      >
        Back
      </Button>
      <Button
        aria-disabled={active === steps.length}
        onClick={() => setActive(Math.min(active + 1, steps.length))}
        sx={button}
      >
        {active < steps.length - 1 ? 'Next' : 'Finish'}
      </Button>
    </Box>
  );
}
