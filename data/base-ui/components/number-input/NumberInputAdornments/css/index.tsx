import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  type NumberInputProps,
} from '@mui/base/Unstable_NumberInput';
import './styles.css';

export default function NumberInputAdornments() {
  const id = React.useId();

  return (
    <div className="number-input-adornments-form">
      <label htmlFor={`${id}-weight`}>Weight of the cargo</label>
      <NumberInput
        className="number-input-adornments-box"
        id={`${id}-weight`}
        min={1}
        defaultValue={24}
        endAdornment={
          <span className="number-input-adornments-unit" id={`${id}-unit`}>
            tonnes
          </span>
        }
        slotProps={stepper('tonnes', `${id}-unit`)}
      />
      <label htmlFor={`${id}-dues`}>Harbor dues</label>
      <NumberInput
        className="number-input-adornments-box"
        id={`${id}-dues`}
        min={50}
        step={50}
        defaultValue={350}
        startAdornment={
          <span className="number-input-adornments-unit" id={`${id}-currency`}>
            euros
          </span>
        }
        slotProps={stepper('euros', `${id}-currency`)}
      />
    </div>
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
