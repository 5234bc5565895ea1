import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper, { stepperClasses } from '@mui/joy/Stepper';
import Box from '@mui/joy/Box';

const steps = ['Choose a film', 'Send it to the lab', 'Download the scans'];

export default function StepperResponsive() {
  return (
    <Box sx={{ width: '100%' }}>
      {(['vertical', 'horizontal'] as const).map((orientation) => (
        <Stepper
          key={orientation}
          orientation={orientation}
          size="sm"
          sx={{
            [`&.${stepperClasses.vertical}`]: { display: { xs: 'flex', md: 'none' } },
            [`&.${stepperClasses.horizontal}`]: { display: { xs: 'none', md: 'flex' } },
          }}
        >
          {steps.map((step, index) => (
            <Step key={step} indicator={<StepIndicator>{index + 1}</StepIndicator>}>
              {step}
            </Step>
          ))}
        </Stepper>
      ))}
    </Box>
  );
}
