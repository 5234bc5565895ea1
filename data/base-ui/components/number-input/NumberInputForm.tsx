import * as React from 'react';
import { Button } from '@mui/base/Button';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function NumberInputForm() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`Reserved: passengers=${data.get('passengers')}`);
      }}
    >
      <label htmlFor={id}>Passengers (1 to 9, required)</label>
      <Stepper
        id={id}
        min={1}
        max={9}
        required
        defaultValue={2}
        onInputChange={() => setSent('')}
        slotProps={{
          input: {
            role: 'spinbutton',
            name: 'passengers',
            inputMode: 'numeric',
            pattern: '[1-9]',
            title: 'A number from 1 to 9',
          },
          decrementButton: { type: 'button', children: '−', 'aria-label': 'Fewer passengers' },
          incrementButton: { type: 'button', children: '+', 'aria-label': 'More passengers' },
        }}
      />
      <Submit type="submit">Reserve the crossing</Submit>
      <div role="status">{sent}</div>
    </Form>
  );
}

const Form = styled('form')({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  width: '100%',
  maxWidth: '280px',
});

const Submit = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});

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
