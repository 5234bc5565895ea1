import * as React from 'react';
import {
  Unstable_NumberInput as NumberInput,
  type NumberInputDecrementButtonSlotProps,
  type NumberInputIncrementButtonSlotProps,
} from '@mui/base/Unstable_NumberInput';

export default function NumberInputButtons() {
  const id = React.useId();

  return (
    <div className="grid w-full max-w-[280px] gap-2">
      <label htmlFor={id}>Deck (1 to 9)</label>
      <NumberInput
        className={boxClass}
        id={id}
        min={1}
        max={9}
        defaultValue={4}
        slots={{ decrementButton: DownButton, incrementButton: UpButton }}
        slotProps={{
          input: { role: 'spinbutton', className: inputClass },
          decrementButton: { className: `${buttonClass} row-start-2` },
          incrementButton: { className: `${buttonClass} row-start-1` },
        }}
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

const boxClass =
  'grid grid-cols-[minmax(0,1fr)_48px] grid-rows-[28px_28px] box-border w-full rounded-md border border-solid border-slate-500 bg-white text-slate-900 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 [&.base--focused]:outline-2 [&.base--focused]:outline-offset-1 [&.base--focused]:outline-teal-600 dark:[&.base--focused]:outline-teal-400';

const inputClass =
  'row-span-2 row-start-1 col-start-1 min-w-0 border-0 bg-transparent px-4 py-0 font-[inherit] text-[24px] text-inherit outline-0';

const buttonClass =
  'grid place-items-center border-0 bg-transparent p-0 col-start-2 text-teal-800 dark:text-teal-300 cursor-pointer hover:bg-slate-200 dark:hover:bg-slate-700 disabled:cursor-not-allowed disabled:bg-transparent dark:disabled:bg-transparent disabled:text-slate-400 dark:disabled:text-slate-600';
