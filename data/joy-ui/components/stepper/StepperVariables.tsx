import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperVariables() {
  return (
    <Stepper
      sx={{
        width: '100%',
        maxWidth: 440,
        '--StepIndicator-size': '2.5rem',
        '--Step-gap': '0.75rem',
        '--Step-connectorInset': '0.75rem',
        '--Step-connectorThickness': '4px',
        '--Step-connectorRadius': '4px',
      }}
    >
      <Step indicator={<StepIndicator>A</StepIndicator>}>Develop</Step>
      <Step indicator={<StepIndicator>B</StepIndicator>}>Print</Step>
    </Stepper>
  );
}
