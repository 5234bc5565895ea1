import CameraRollRoundedIcon from '@mui/icons-material/CameraRollRounded';
import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import LocalShippingRoundedIcon from '@mui/icons-material/LocalShippingRounded';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperIcons() {
  return (
    <Stepper size="lg" sx={{ width: '100%', maxWidth: 480 }}>
      <Step
        completed
        indicator={
          <StepIndicator variant="solid" color="success">
            <CheckRoundedIcon titleAccess="Completed:" />
          </StepIndicator>
        }
      >
        Paid
      </Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="primary">
            <CameraRollRoundedIcon />
          </StepIndicator>
        }
      >
        In the lab
      </Step>
      <Step
        indicator={
          <StepIndicator variant="outlined">
            <LocalShippingRoundedIcon />
          </StepIndicator>
        }
      >
        On its way
      </Step>
    </Stepper>
  );
}
