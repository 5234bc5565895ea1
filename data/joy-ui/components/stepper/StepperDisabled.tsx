import * as React from 'react';
import Step, { stepClasses } from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Negative', 'Crop', 'Print'];
const reached = 1; // The user has completed the first step.

export default function StepperDisabled() {
  const [current, setCurrent] = React.useState(reached);

  return (
    <Stepper
      sx={{
        width: '100%',
        maxWidth: 440,
        [`& .${stepClasses.disabled} button`]: {
          color: 'neutral.plainDisabledColor',
          cursor: 'not-allowed',
        },
      }}
    >
      {steps.map((step, index) => (
        <Step
          key={step}
          active={index === current}
          disabled={index > reached}
          indicator={
            <StepIndicator variant={index === current ? 'solid' : 'soft'}>
              {index + 1}
            </StepIndicator>
          }
        >
          <StepButton
            disabled={index > reached}
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
