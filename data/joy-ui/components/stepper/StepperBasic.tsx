import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperBasic() {
  return (
    <Stepper sx={{ width: '100%', maxWidth: 480 }}>
      <Step completed indicator={<StepIndicator color="primary">1</StepIndicator>}>
        Send
      </Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="primary">
            2
          </StepIndicator>
        }
      >
        Develop
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Scan</Step>
    </Stepper>
  );
}
