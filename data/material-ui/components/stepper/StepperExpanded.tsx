import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const events = [
  { when: 'May 9', what: 'Bought secondhand without a rear light.' },
  { when: 'June 2', what: 'Replaced the chain at 3,400 km.' },
  { when: 'August 30', what: 'Replaced a broken gear cable on the road.' },
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
