import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const checks = ['Lights', 'Brakes', 'Tyres'];

export default function StepperNonLinear() {
  const [active, setActive] = useState(0);
  const [done, setDone] = useState<string[]>([]);
  const check = checks[active] ?? 'Lights';

  const complete = () => {
    const now = [...done, check];
    setDone(now);
    const next = checks.findIndex((name) => !now.includes(name));
    if (next !== -1) setActive(next);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper nonLinear activeStep={active} sx={{ flexWrap: 'wrap', rowGap: 6 }}>
        {checks.map((name, index) => (
          <Step key={name} completed={done.includes(name)}>
            <StepButton onClick={() => setActive(index)}>{name}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {check}: {done.includes(check) ? 'checked.' : 'still to check.'} {done.length} of 3 done.
      </Typography>
      <Button disabled={done.includes(check)} onClick={complete}>
        {check} are fine
      </Button>
    </Box>
  );
}
