import * as React from 'react';
import { Input } from '@mui/base/Input';

export default function QuickstartInput() {
  const id = React.useId();

  return (
    <div className="grid w-full max-w-[320px] gap-2">
      <label htmlFor={`${id}-boat`}>Boat name</label>
      <Input
        className={boxClass}
        id={`${id}-boat`}
        placeholder="Petrel"
        aria-describedby={`${id}-help`}
        slotProps={{ input: { className: inputClass } }}
      />
      <span className="text-sm text-slate-600 dark:text-slate-400" id={`${id}-help`}>
        As painted on the stern
      </span>
    </div>
  );
}

const boxClass =
  'flex box-border w-full rounded-md border border-solid border-slate-500 bg-white text-slate-900 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 [&.base--focused]:outline-2 [&.base--focused]:outline-offset-1 [&.base--focused]:outline-teal-600 dark:[&.base--focused]:outline-teal-400';

const inputClass =
  'w-full min-w-0 border-0 bg-transparent px-3 py-2 font-[inherit] text-base text-inherit outline-0 placeholder:text-slate-600 placeholder:opacity-100 dark:placeholder:text-slate-400';
