import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
  type NumberInputProps,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function NumberInputIntroduction() {
  const id = React.useId();

  return (
    <Form>
      <label htmlFor={`${id}-containers`}>Containers to load (up to 40)</label>
      <Stepper
        id={`${id}-containers`}
        min={1}
        max={40}
        defaultValue={12}
        slotProps={stepper('containers')}
      />
      <label htmlFor={`${id}-cranes`}>Cranes (assigned by the harbor)</label>
      <Stepper id={`${id}-cranes`} defaultValue={2} disabled slotProps={stepper('cranes')} />
    </Form>
  );
}

const stepper = (noun: string): NumberInputProps['slotProps'] => ({
  input: { role: 'spinbutton' },
  decrementButton: {
    type: 'button',
    children: '−',
    'aria-label': `Fewer ${noun}`,
  },
  incrementButton: {
    type: 'button',
    children: '+',
    'aria-label': `More ${noun}`,
  },
});

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
  [`&.${numberInputClasses.disabled}`]: {
    borderStyle: 'dashed',
    color: 'light-dark(#475569, #94a3b8)',
  },
});
