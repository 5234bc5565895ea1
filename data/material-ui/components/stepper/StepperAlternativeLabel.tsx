import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function StepperAlternativeLabel() {
  return (
    <Stepper
      component="ol"
      activeStep={1}
      alternativeLabel
      aria-label="Order of a bell"
      sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}
    >
      {['Ordered', 'Packed', 'Sent'].map((name, index) => (
        <Step key={name} component="li" aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
