import { useState } from 'react';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Theme } from '@mui/material/styles';

const steps = ['Choose a frame', 'Choose a color', 'Choose a saddle'];

export default function StepperResponsive() {
  const [active, setActive] = useState(0);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));

  return (
    <Stepper
      nonLinear
      activeStep={active}
      orientation={isWide ? 'horizontal' : 'vertical'}
      sx={{ width: '100%' }}
    >
      {steps.map((name, index) => (
        <Step key={name} completed={index < active}>
          <StepButton onClick={() => setActive(index)}>{name}</StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
