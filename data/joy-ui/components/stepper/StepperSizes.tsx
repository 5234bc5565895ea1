import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const sizes = ['sm', 'md', 'lg'] as const;

export default function StepperSizes() {
  return (
    <Stack spacing={2.5} sx={{ width: '100%', maxWidth: 360 }}>
      {sizes.map((size) => (
        <Stepper key={size} size={size} aria-label={`Print order, ${size}`}>
          <Step indicator={<StepIndicator>1</StepIndicator>}>Paper</Step>
          <Step indicator={<StepIndicator>2</StepIndicator>}>Frame</Step>
        </Stepper>
      ))}
    </Stack>
  );
}
