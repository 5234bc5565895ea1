import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
  type NumberInputDecrementButtonSlotProps,
  type NumberInputIncrementButtonSlotProps,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function NumberInputButtons() {
  const id = React.useId();

  return (
    <Form>
      <label htmlFor={id}>Deck (1 to 9)</label>
      <Stepper
        id={id}
        min={1}
        max={9}
        defaultValue={4}
        slots={{ decrementButton: DownButton, incrementButton: UpButton }}
        slotProps={{ input: { role: 'spinbutton' } }}
      />
    </Form>
  );
}

function UpButton({ ownerState, ...props }: NumberInputIncrementButtonSlotProps) {
  return (
    <StepButton type="button" aria-label="One deck up" {...props}>
      <Arrow path="M3 10l5-5 5 5" />
    </StepButton>
  );
}

function DownButton({ ownerState, ...props }: NumberInputDecrementButtonSlotProps) {
  return (
    <StepButton type="button" aria-label="One deck down" {...props}>
      <Arrow path="M3 6l5 5 5-5" />
    </StepButton>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg aria-hidden width="16" height="16" fill="none" stroke="currentColor" strokeWidth="2">
      <path d={path} />
    </svg>
  );
}

const Form = styled('div')({ display: 'grid', gap: '8px', width: '100%', maxWidth: '280px' });

const Stepper = styled(NumberInput)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 48px',
  gridTemplateRows: '28px 28px',
  boxSizing: 'border-box',
  width: '100%',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  [`& .${numberInputClasses.input}`]: {
    gridArea: '1 / 1 / span 2',
    minWidth: 0,
    padding: '0 16px',
    border: 0,
    font: 'inherit',
    fontSize: '24px',
    color: 'inherit',
    background: 'none',
    outline: 0,
  },
  [`& .${numberInputClasses.incrementButton}`]: { gridArea: '1 / 2' },
  [`& .${numberInputClasses.decrementButton}`]: { gridArea: '2 / 2' },
  [`&.${numberInputClasses.focused}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});

const StepButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  color: 'light-dark(#115e59, #5eead4)',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: 'light-dark(#e2e8f0, #334155)' },
  '&:disabled': {
    color: 'light-dark(#94a3b8, #475569)',
    background: 'none',
    cursor: 'not-allowed',
  },
});
