import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
  type NumberInputProps,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function NumberInputAdornments() {
  const id = React.useId();

  return (
    <Form>
      <label htmlFor={`${id}-weight`}>Weight of the cargo</label>
      <Stepper
        id={`${id}-weight`}
        min={1}
        defaultValue={24}
        endAdornment={<Unit id={`${id}-unit`}>tonnes</Unit>}
        slotProps={stepper('tonnes', `${id}-unit`)}
      />
      <label htmlFor={`${id}-dues`}>Harbor dues</label>
      <Stepper
        id={`${id}-dues`}
        min={50}
        step={50}
        defaultValue={350}
        startAdornment={<Unit id={`${id}-currency`}>euros</Unit>}
        slotProps={stepper('euros', `${id}-currency`)}
      />
    </Form>
  );
}

const stepper = (noun: string, describedBy: string): NumberInputProps['slotProps'] => ({
  input: { role: 'spinbutton', 'aria-describedby': describedBy },
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

const Unit = styled('span')({
  alignSelf: 'center',
  paddingInline: '12px',
  color: 'light-dark(#475569, #94a3b8)',
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
    textAlign: 'start',
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
