import * as React from 'react';
import { Input } from '@mui/base/Input';

export default function InputAdornments() {
  const id = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [cargo, setCargo] = React.useState('Timber');

  return (
    <div className="grid w-full max-w-[320px] gap-2">
      <label htmlFor={`${id}-fee`}>Harbor fee</label>
      <Input
        className={boxClass}
        id={`${id}-fee`}
        defaultValue="240"
        slotProps={{
          input: {
            className: inputClass,
            inputMode: 'decimal',
            'aria-describedby': `${id}-currency`,
          },
        }}
        endAdornment={
          <span
            className="self-center pe-3 text-slate-600 dark:text-slate-400"
            id={`${id}-currency`}
          >
            euros
          </span>
        }
      />
      <label htmlFor={`${id}-cargo`}>Search the cargo</label>
      <Input
        className={boxClass}
        id={`${id}-cargo`}
        type="search"
        value={cargo}
        onChange={(event) => setCargo(event.target.value)}
        slotProps={{ input: { className: inputClass, ref: inputRef } }}
        endAdornment={
          <button
            className="m-1 cursor-pointer rounded border-0 bg-slate-200 px-2.5 py-1 font-[inherit] text-base text-inherit focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-teal-600 dark:bg-slate-700 dark:focus-visible:outline-teal-400"
            type="button"
            onClick={() => {
              setCargo('');
              inputRef.current?.focus();
            }}
          >
            Clear
          </button>
        }
      />
    </div>
  );
}

const boxClass =
  'flex box-border w-full rounded-md border border-solid border-slate-500 bg-white text-slate-900 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 [&.base--focused]:outline-2 [&.base--focused]:outline-offset-1 [&.base--focused]:outline-teal-600 dark:[&.base--focused]:outline-teal-400';

const inputClass =
  'w-full min-w-0 border-0 bg-transparent px-3 py-2 font-[inherit] text-base text-inherit outline-0 placeholder:text-slate-600 placeholder:opacity-100 dark:placeholder:text-slate-400';
