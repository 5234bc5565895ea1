import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Find the hole', text: 'Pump up the tube and hold it under water. Mark the bubbles.' },
  {
    name: 'Glue the patch',
    text: 'Roughen the rubber, let the glue dry until it is dull, and press hard.',
  },
  { name: 'Mount the tire', text: 'Check the inside for glass first. Start opposite the valve.' },
];

/** Moves focus into the new step, because the pressed button is removed with its step. */
const focusFirst = (content: HTMLElement) => content.querySelector('button')?.focus();

export default function StepperVertical() {
  const [active, setActive] = useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Stepper activeStep={active} orientation="vertical">
        {steps.map(({ name, text }, index) => (
          <Step key={name} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{name}</StepLabel>
            <StepContent slotProps={{ transition: { onEntered: focusFirst } }}>
              <Typography gutterBottom>{text}</Typography>
              <Button variant="contained" size="small" onClick={() => setActive(index + 1)}>
                {index === steps.length - 1 ? 'Finish' : 'Next'}
              </Button>
              <Button size="small" disabled={index === 0} onClick={() => setActive(index - 1)}>
                Back
              </Button>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {active === steps.length && (
        <Button autoFocus onClick={() => setActive(0)}>
          Patch another tube
        </Button>
      )}
    </Box>
  );
}
