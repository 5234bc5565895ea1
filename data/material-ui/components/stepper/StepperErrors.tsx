import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function StepperErrors() {
  return (
    <Stepper activeStep={2} orientation="vertical" sx={{ width: '100%', maxWidth: 340 }}>
      <Step>
        <StepLabel>Frame number</StepLabel>
      </Step>
      <Step>
        <StepLabel
          error
          optional={
            <Typography variant="caption" component="span" color="error">
              Error: the photo is too dark
            </Typography>
          }
        >
          Photo of the number
        </StepLabel>
      </Step>
      <Step>
        <StepLabel>Report the theft</StepLabel>
      </Step>
    </Stepper>
  );
}
