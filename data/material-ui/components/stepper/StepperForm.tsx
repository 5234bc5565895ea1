import { useRef, useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const fields = [
  { name: 'name', label: 'Your name', autoComplete: 'name' },
  { name: 'height', label: 'Height in cm', inputMode: 'numeric' },
  { name: 'days', label: 'Days', inputMode: 'numeric' },
] as const;

const focusField = (content: HTMLElement) => content.querySelector('input')?.focus();

export default function StepperForm() {
  const closing = useRef<HTMLParagraphElement>(null);
  const [active, setActive] = useState(0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setActive(active + 1);
    if (active === fields.length - 1) closing.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Stepper orientation="vertical" activeStep={active}>
        {fields.map(({ label, ...field }, index) => (
          <Step key={label} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
            <StepContent
              transitionDuration={200}
              slotProps={{ transition: { unmountOnExit: false, onEntered: focusField } }}
            >
              <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, pt: 1 }}>
                <TextField
                  required
                  fullWidth
                  size="small"
                  label={label}
                  slotProps={{ htmlInput: field }}
                />
                <Button type="submit">Next</Button>
              </Box>
              {index > 0 && (
                <Button size="small" onClick={() => setActive(index - 1)}>
                  Back
                </Button>
              )}
            </StepContent>
          </Step>
        ))}
      </Stepper>
      <Typography ref={closing} tabIndex={-1} role="status" sx={{ minHeight: 24 }}>
        {active === fields.length && 'Your bicycle is reserved.'}
      </Typography>
    </Box>
  );
}
