import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperVerticalStacked() {
  return (
    <Stepper orientation="vertical">
      <Step orientation="vertical" indicator={<StepIndicator>1</StepIndicator>}>
        Load the film in the dark
      </Step>
      <Step orientation="vertical" indicator={<StepIndicator>2</StepIndicator>}>
        Pour in the developer
      </Step>
      <Step orientation="vertical" indicator={<StepIndicator>3</StepIndicator>}>
        Fix for five minutes
      </Step>
    </Stepper>
  );
}
