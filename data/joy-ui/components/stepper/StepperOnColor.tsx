import Sheet from '@mui/joy/Sheet';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperOnColor() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ p: 2, width: '100%', maxWidth: 440, borderRadius: 'lg' }}
    >
      <Stepper size="sm">
        <Step
          active
          aria-current="step"
          indicator={<StepIndicator variant="solid">1</StepIndicator>}
        >
          Negative
        </Step>
        <Step indicator={<StepIndicator variant="outlined">2</StepIndicator>}>Proof</Step>
        <Step indicator={<StepIndicator variant="outlined">3</StepIndicator>}>Print</Step>
      </Stepper>
    </Sheet>
  );
}
