import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  type NumberInputProps,
} from '@mui/base/Unstable_NumberInput';

export default function NumberInputIntroduction() {
  const id = React.useId();

  return (
    <div className="grid w-full max-w-[280px] gap-2">
      <label htmlFor={`${id}-containers`}>Containers to load (up to 40)</label>
      <NumberInput
        className={boxClass}
        id={`${id}-containers`}
        min={1}
        max={40}
        defaultValue={12}
        slotProps={stepper('containers')}
      />
      <label htmlFor={`${id}-cranes`}>Cranes (assigned by the harbor)</label>
      <NumberInput
        className={boxClass}
        id={`${id}-cranes`}
        defaultValue={2}
        disabled
        slotProps={stepper('cranes')}
      />
    </div>
  );
}

const boxClass =
  'flex box-border w-full rounded-md border border-solid border-slate-500 bg-white text-slate-900 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 [&.base--focused]:outline-2 [&.base--focused]:outline-offset-1 [&.base--focused]:outline-teal-600 dark:[&.base--focused]:outline-teal-400 [&.base--disabled]:border-dashed [&.base--disabled]:text-slate-600 dark:[&.base--disabled]:text-slate-400';

const inputClass =
  'w-full min-w-0 flex-1 border-0 bg-transparent px-3 py-2 font-[inherit] text-base text-center text-inherit outline-0';

const buttonClass =
  'w-10 flex-none cursor-pointer rounded-[5px] border-0 bg-slate-200 p-0 font-[inherit] text-[20px]/[1.5] text-inherit disabled:cursor-not-allowed disabled:bg-transparent disabled:text-slate-500 dark:bg-slate-700 dark:disabled:bg-transparent dark:disabled:text-slate-400';

const stepper = (noun: string): NumberInputProps['slotProps'] => ({
  input: { role: 'spinbutton', className: inputClass },
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
