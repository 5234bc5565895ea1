import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const checks = ['Lights', 'Brakes', 'Tires'];

/** The button stays focusable, so that it doesn't lose focus when it is pressed. */
const button = { '&[aria-disabled="true"]': { color: 'action.disabled' } };

export default function StepperNonLinear() {
  const [active, setActive] = useState(0);
  const [done, setDone] = useState<string[]>([]);
  const check = checks[active] ?? 'Lights';

  const complete = () => {
    if (done.includes(check)) return;
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
        {check}: {done.includes(check) ? 'checked.' : 'not checked yet.'} {done.length} of 3 done.
      </Typography>
      <Button aria-disabled={done.includes(check)} onClick={complete} sx={button}>
        Mark {check.toLowerCase()} as checked
      </Button>
    </Box>
  );
}
