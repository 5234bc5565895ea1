import PriorityHighRoundedIcon from '@mui/icons-material/PriorityHighRounded';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

export default function StepperError() {
  return (
    <Stepper orientation="vertical" sx={{ maxWidth: 320 }}>
      <Step completed indicator={<StepIndicator color="success">1</StepIndicator>}>
        Upload
      </Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="danger">
            <PriorityHighRoundedIcon />
          </StepIndicator>
        }
      >
        <div>
          Crop
          <Typography level="body-sm" sx={{ color: 'danger.plainColor' }}>
            The photo is too small for 30 × 40 cm.
          </Typography>
        </div>
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Order</Step>
    </Stepper>
  );
}
