import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  type NumberInputDecrementButtonSlotProps,
  type NumberInputIncrementButtonSlotProps,
} from '@mui/base/Unstable_NumberInput';
import './styles.css';

export default function NumberInputButtons() {
  const id = React.useId();

  return (
    <div className="number-input-buttons-form">
      <label htmlFor={id}>Deck (1 to 9)</label>
      <NumberInput
        className="number-input-buttons-box"
        id={id}
        min={1}
        max={9}
        defaultValue={4}
        slots={{ decrementButton: DownButton, incrementButton: UpButton }}
        slotProps={{ input: { role: 'spinbutton' } }}
      />
    </div>
  );
}

function UpButton({ ownerState, ...props }: NumberInputIncrementButtonSlotProps) {
  return (
    <button type="button" aria-label="One deck up" {...props}>
      <Arrow path="M3 10l5-5 5 5" />
    </button>
  );
}

function DownButton({ ownerState, ...props }: NumberInputDecrementButtonSlotProps) {
  return (
    <button type="button" aria-label="One deck down" {...props}>
      <Arrow path="M3 6l5 5 5-5" />
    </button>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg aria-hidden width="16" height="16" fill="none" stroke="currentColor" strokeWidth="2">
      <path d={path} />
    </svg>
  );
}
