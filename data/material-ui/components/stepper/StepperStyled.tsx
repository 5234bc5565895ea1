import Step, { stepClasses } from '@mui/material/Step';
import { stepConnectorClasses } from '@mui/material/StepConnector';
import StepContent, { stepContentClasses } from '@mui/material/StepContent';
import { stepIconClasses } from '@mui/material/StepIcon';
import StepLabel, { stepLabelClasses } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';

const WorkshopStepper = styled(Stepper)({
  width: '100%',
  maxWidth: 360,
  [`& .${stepIconClasses.root}`]: {
    [`&.${stepIconClasses.active}, &.${stepIconClasses.completed}`]: { color: '#a8581b' },
  },
  [`& .${stepIconClasses.text}`]: { fill: '#fff', fontWeight: 700 },
  [`& .${stepLabelClasses.label}`]: { letterSpacing: 0.5 },
  [`& .${stepConnectorClasses.line}, & .${stepContentClasses.root}`]: { borderInlineStartWidth: 3 },
  [`& .${stepConnectorClasses.root}, & .${stepContentClasses.root}`]: { marginInlineStart: 10.5 },
  [`& .${stepClasses.completed} .${stepLabelClasses.label}`]: { textDecoration: 'line-through' },
});

export default function StepperStyled() {
  return (
    <WorkshopStepper orientation="vertical" activeStep={1}>
      <Step>
        <StepLabel>Take off the wheel</StepLabel>
      </Step>
      <Step>
        <StepLabel>Clean the hub</StepLabel>
        <StepContent>Old grease goes into the red bin.</StepContent>
      </Step>
      <Step>
        <StepLabel>Grease the bearings</StepLabel>
      </Step>
    </WorkshopStepper>
  );
}
