import StarIcon from '@mui/icons-material/Star';
import Step from '@mui/material/Step';
import StepIcon from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function StepperLabels() {
  return (
    <Stepper orientation="vertical" activeStep={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Step>
        <StepLabel icon="A">Letter instead of a number</StepLabel>
      </Step>
      <Step>
        <StepLabel
          slotProps={{ stepIcon: { fontSize: 'large' }, label: { style: { fontSize: 18 } } }}
        >
          Larger icon and label
        </StepLabel>
      </Step>
      <Step>
        <StepLabel icon={<StarIcon />}>Custom icon</StepLabel>
      </Step>
      <Step>
        <StepLabel icon={<StepIcon icon="!" active={false} completed={false} error />}>
          Step icon with its own state
        </StepLabel>
      </Step>
    </Stepper>
  );
}
