import StarIcon from '@mui/icons-material/Star';
import Step from '@mui/material/Step';
import StepIcon from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function StepperLabels() {
  return (
    <Stepper orientation="vertical" activeStep={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Step>
        <StepLabel icon="A">A letter in place of the number</StepLabel>
      </Step>
      <Step>
        <StepLabel
          slotProps={{ stepIcon: { fontSize: 'large' }, label: { style: { fontSize: 18 } } }}
        >
          A larger icon and text
        </StepLabel>
      </Step>
      <Step>
        <StepLabel icon={<StarIcon />}>An icon of its own</StepLabel>
      </Step>
      <Step>
        <StepLabel icon={<StepIcon icon="!" active={false} completed={false} error />}>
          A step icon with its state set by hand
        </StepLabel>
      </Step>
    </Stepper>
  );
}
