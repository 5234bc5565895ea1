import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Frame', 'Basket', 'Wheels'];
const OPTIONAL = 1;

/** The button stays focusable at the ends, so that it doesn't lose focus when it is pressed. */
const button = { '&[aria-disabled="true"]': { color: 'action.disabled' } };

export default function StepperOptional() {
  const [active, setActive] = useState(1);
  const [skipped, setSkipped] = useState(false);

  const go = (next: number) => {
    if (next < 0 || next > steps.length) return;
    if (next <= OPTIONAL) setSkipped(false);
    setActive(next);
  };

  const skip = () => {
    if (active !== OPTIONAL) return;
    setSkipped(true);
    setActive(OPTIONAL + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={active} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {steps.map((name, index) => (
          <Step
            key={name}
            completed={index === OPTIONAL && skipped ? false : undefined}
            aria-current={index === active ? 'step' : undefined}
          >
            <StepLabel
              optional={index === OPTIONAL && <Typography variant="caption">Optional</Typography>}
            >
              {name}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {active < steps.length
          ? `Step ${active + 1} of ${steps.length}: ${steps[active]}`
          : `Ordered ${skipped ? 'without' : 'with'} a basket.`}
      </Typography>
      <Button aria-disabled={active === 0} onClick={() => go(active - 1)} sx={button}>
        Back
      </Button>
      <Button aria-disabled={active !== OPTIONAL} onClick={skip} sx={button}>
        Skip
      </Button>
      <Button aria-disabled={active === steps.length} onClick={() => go(active + 1)} sx={button}>
        Next
      </Button>
    </Box>
  );
}
