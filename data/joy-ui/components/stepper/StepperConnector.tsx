import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Scan', 'Dust', 'Color', 'Export'];
const current = 2;

export default function StepperConnector() {
  return (
    <Stepper
      sx={{
        width: '100%',
        maxWidth: 480,
        '--Step-connectorThickness': '3px',
        '--Step-connectorInset': '0px',
        [`& .${stepClasses.completed}::after`]: { bgcolor: 'success.solidBg' },
        [`& .${stepClasses.active} .${stepClasses.indicator}`]: {
          outline: '2px solid',
          outlineColor: 'success.outlinedColor',
          outlineOffset: 2,
          borderRadius: '50%',
        },
      }}
    >
      {steps.map((step, index) => (
        <Step
          key={step}
          orientation="vertical"
          completed={index < current}
          active={index === current}
          aria-current={index === current ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index < current ? 'solid' : 'soft'}
              color={index <= current ? 'success' : 'neutral'}
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
