import Step, { stepClasses } from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

export default function StepperText() {
  return (
    <Stepper
      size="sm"
      sx={{
        width: '100%',
        maxWidth: 400,
        [`& .${stepClasses.active}`]: { color: 'primary.plainColor' },
      }}
    >
      <Step completed>Cart</Step>
      <Step active aria-current="step">
        Shipping
      </Step>
      <Step>Payment</Step>
    </Stepper>
  );
}
