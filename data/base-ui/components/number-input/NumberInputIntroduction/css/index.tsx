import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  type NumberInputProps,
} from '@mui/base/Unstable_NumberInput';
import './styles.css';

export default function NumberInputIntroduction() {
  const id = React.useId();

  return (
    <div className="number-input-introduction-form">
      <label htmlFor={`${id}-containers`}>Containers to load (up to 40)</label>
      <NumberInput
        className="number-input-introduction-box"
        id={`${id}-containers`}
        min={1}
        max={40}
        defaultValue={12}
        slotProps={stepper('containers')}
      />
      <label htmlFor={`${id}-cranes`}>Cranes (assigned by the harbor)</label>
      <NumberInput
        className="number-input-introduction-box"
        id={`${id}-cranes`}
        defaultValue={2}
        disabled
        slotProps={stepper('cranes')}
      />
    </div>
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
