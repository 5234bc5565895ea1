import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Check', text: 'Look at chain, brakes and spokes together with the owner.' },
  { name: 'Repair', text: 'New brake pads, and the rear wheel trued.' },
  { name: 'Test ride', text: 'Twice around the block, once down the hill.' },
];

export default function StepperBasic() {
  const [active, setActive] = useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={active} role="list" sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {steps.map(({ name }, index) => (
          <Step key={name} role="listitem" aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {steps[active]?.text ?? 'Done. The bicycle can be collected.'}
      </Typography>
      <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
        Back
      </Button>
      <Button disabled={active === steps.length} onClick={() => setActive(active + 1)}>
        {active < steps.length - 1 ? 'Next' : 'Finish'}
      </Button>
    </Box>
  );
}
