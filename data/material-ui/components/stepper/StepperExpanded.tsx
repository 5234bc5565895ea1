import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const events = [
  { when: '9 May', what: 'Bought second-hand, rear light missing.' },
  { when: '2 June', what: 'New chain at 3,400 km.' },
  { when: '30 August', what: 'Gear cable torn, replaced on the road.' },
];

export default function StepperExpanded() {
  return (
    <Stepper orientation="vertical" activeStep={-1} sx={{ width: '100%', maxWidth: 420 }}>
      {events.map(({ when, what }) => (
        <Step key={when} expanded completed>
          <StepLabel>{when}</StepLabel>
          <StepContent>{what}</StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
