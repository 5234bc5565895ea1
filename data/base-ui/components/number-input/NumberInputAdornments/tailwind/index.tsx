import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  type NumberInputProps,
} from '@mui/base/Unstable_NumberInput';

export default function NumberInputAdornments() {
  const id = React.useId();

  return (
    <div className="grid w-full max-w-[280px] gap-2">
      <label htmlFor={`${id}-weight`}>Weight of the cargo</label>
      <NumberInput
        className={boxClass}
        id={`${id}-weight`}
        min={1}
        defaultValue={24}
        endAdornment={
          <span className={unitClass} id={`${id}-unit`}>
            tonnes
          </span>
        }
        slotProps={stepper('tonnes', `${id}-unit`)}
      />
      <label htmlFor={`${id}-dues`}>Harbor dues</label>
      <NumberInput
        className={boxClass}
        id={`${id}-dues`}
        min={50}
        step={50}
        defaultValue={350}
        startAdornment={
          <span className={unitClass} id={`${id}-currency`}>
            euros
          </span>
        }
        slotProps={stepper('euros', `${id}-currency`)}
      />
    </div>
  );
}

const boxClass =
  'flex box-border w-full rounded-md border border-solid border-slate-500 bg-white text-slate-900 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 [&.base--focused]:outline-2 [&.base--focused]:outline-offset-1 [&.base--focused]:outline-teal-600 dark:[&.base--focused]:outline-teal-400';

const unitClass = 'self-center px-3 text-slate-600 dark:text-slate-400';

const inputClass =
  'w-full min-w-0 flex-1 border-0 bg-transparent px-3 py-2 font-[inherit] text-base text-start text-inherit outline-0';

const buttonClass =
  'w-10 flex-none cursor-pointer rounded-[5px] border-0 bg-slate-200 p-0 font-[inherit] text-[20px]/[1.5] text-inherit disabled:cursor-not-allowed disabled:bg-transparent disabled:text-slate-500 dark:bg-slate-700 dark:disabled:bg-transparent dark:disabled:text-slate-400';

const stepper = (noun: string, describedBy: string): NumberInputProps['slotProps'] => ({
  input: { role: 'spinbutton', 'aria-describedby': describedBy, className: inputClass },
  decrementButton: {
    type: 'button',
    children: '−',
    'aria-label': `Fewer ${noun}`,
    className: buttonClass,
  },
  incrementButton: {
    type: 'button',
    children: '+',
    'aria-label': `More ${noun}`,
    className: `${buttonClass} order-1`,
  },
});
