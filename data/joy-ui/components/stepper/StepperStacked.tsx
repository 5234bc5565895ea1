import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Choose', 'Upload', 'Crop', 'Order'];

export default function StepperStacked() {
  return (
    <Stepper sx={{ width: '100%', maxWidth: 480 }}>
      {steps.map((step, index) => (
        <Step
          key={step}
          orientation="vertical"
          active={index === 1}
          completed={index === 0}
          aria-current={index === 1 ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index === 1 ? 'solid' : 'soft'}
              color={index < 2 ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
        >
          {step}
        </Step>
      ))}
    </Stepper>
  );
}
