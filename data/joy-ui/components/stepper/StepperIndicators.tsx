import Stack from '@mui/joy/Stack';
import StepIndicator from '@mui/joy/StepIndicator';
import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success'] as const;

export default function StepperIndicators() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {variants.map((variant) => (
        <Stepper key={variant} aria-label={`Indicators, ${variant}`}>
          {colors.map((color, index) => (
            <Step
              key={color}
              indicator={
                <StepIndicator variant={variant} color={color}>
                  {index + 1}
                </StepIndicator>
              }
            />
          ))}
        </Stepper>
      ))}
    </Stack>
  );
}
