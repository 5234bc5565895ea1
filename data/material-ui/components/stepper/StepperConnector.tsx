import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';

const Chain = styled(StepConnector)({
  [`& .${stepConnectorClasses.line}`]: {
    borderTopWidth: 4,
    borderTopStyle: 'dotted',
  },
  [`&.${stepConnectorClasses.completed}, &.${stepConnectorClasses.active}`]: {
    [`& .${stepConnectorClasses.line}`]: { borderColor: '#a8581b', borderTopStyle: 'solid' },
  },
});

export default function StepperConnector() {
  return (
    <Stepper
      activeStep={2}
      alternativeLabel
      connector={<Chain />}
      sx={{ width: '100%', [`& .${stepConnectorClasses.root}`]: { top: 10 } }}
    >
      {['Frame', 'Fork', 'Gears', 'Bell'].map((name) => (
        <Step key={name}>
          <StepLabel>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
