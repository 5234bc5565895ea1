import * as React from 'react';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Paper', 'Size', 'Frame'];

export default function StepperButtons() {
  const [current, setCurrent] = React.useState(1);

  return (
    <Stepper sx={{ width: '100%', maxWidth: 440 }}>
      {steps.map((step, index) => (
        <Step
          key={step}
          indicator={
            <StepIndicator
              variant={index === current ? 'solid' : 'soft'}
              color={index === current ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
        >
          <StepButton
            aria-current={index === current ? 'step' : undefined}
            onClick={() => setCurrent(index)}
          >
            {step}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
