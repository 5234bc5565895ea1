import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function NumberInputSteps() {
  const id = React.useId();
  const [meters, setMeters] = React.useState<number | null>(0);

  return (
    <Form>
      <label htmlFor={id}>Anchor chain (0 to 250 meters)</label>
      <Stepper
        id={id}
        min={0}
        max={250}
        step={5}
        shiftMultiplier={5}
        value={meters}
        onChange={(_event, value) => setMeters(value)}
        slotProps={{
          input: { role: 'spinbutton' },
          decrementButton: { type: 'button', children: '−', 'aria-label': 'Haul in chain' },
          incrementButton: { type: 'button', children: '+', 'aria-label': 'Pay out chain' },
        }}
      />
    </Form>
  );
}

const Form = styled('div')({ display: 'grid', gap: '8px', width: '100%', maxWidth: '280px' });

const Stepper = styled(NumberInput)({
  display: 'flex',
  boxSizing: 'border-box',
  width: '100%',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  [`& .${numberInputClasses.input}`]: {
    flex: 1,
    width: '100%',
    minWidth: 0,
    padding: '8px 12px',
    border: 0,
    font: 'inherit',
    textAlign: 'center',
    color: 'inherit',
    background: 'none',
    outline: 0,
  },
  [`& .${numberInputClasses.decrementButton}, & .${numberInputClasses.incrementButton}`]: {
    flex: 'none',
    width: '40px',
    padding: 0,
    border: 0,
    borderRadius: '5px',
    font: 'inherit',
    fontSize: '20px',
    color: 'inherit',
    background: 'light-dark(#e2e8f0, #334155)',
    cursor: 'pointer',
    '&:disabled': {
      color: 'light-dark(#64748b, #94a3b8)',
      background: 'none',
      cursor: 'not-allowed',
    },
  },
  [`& .${numberInputClasses.incrementButton}`]: { order: 1 },
  [`&.${numberInputClasses.focused}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});
