import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function NumberInputControlled() {
  const id = React.useId();
  const [knots, setKnots] = React.useState<number | null>(6);
  const [typed, setTyped] = React.useState('');

  return (
    <Form>
      <label htmlFor={id}>Speed limit (3 to 12 knots)</label>
      <Stepper
        id={id}
        min={3}
        max={12}
        value={knots}
        onChange={(_event, value) => setKnots(value)}
        onInputChange={(event) => setTyped(event.target.value)}
        slotProps={{
          input: { role: 'spinbutton', 'aria-describedby': `${id}-state` },
          decrementButton: { type: 'button', children: '−', 'aria-label': 'Decrease the limit' },
          incrementButton: { type: 'button', children: '+', 'aria-label': 'Increase the limit' },
        }}
      />
      <div id={`${id}-state`}>
        Limit: {knots ?? 'none'}, last typed text: {typed || 'none'}
      </div>
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
