import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const stays = ['One night', 'Two nights', 'One week', 'The winter'];

export default function QuickstartSelect() {
  const id = React.useId();

  return (
    <div className="flex w-full max-w-70 flex-col gap-1.5">
      <label className="font-semibold" id={`${id}-label`} htmlFor={id}>
        Length of stay
      </label>
      <Select
        id={id}
        placeholder="Choose a length"
        slotProps={{
          root: { className: triggerClass },
          listbox: { className: listboxClass, 'aria-labelledby': `${id}-label` },
          popup: { className: 'z-1', offset: 4 },
        }}
      >
        {stays.map((stay) => (
          <Option className={itemClass} key={stay} value={stay}>
            {stay}
          </Option>
        ))}
      </Select>
    </div>
  );
}

const triggerClass =
  'box-border min-h-[42px] w-full cursor-pointer rounded-md border border-solid border-slate-500 dark:border-slate-400 bg-white dark:bg-slate-900 px-3 py-2 text-start font-[inherit] text-base text-slate-900 dark:text-slate-100 hover:border-teal-800 dark:hover:border-teal-300 aria-expanded:border-teal-800 dark:aria-expanded:border-teal-300 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400';

const listboxClass =
  'box-border m-0 w-70 max-w-[calc(100vw-2rem)] list-none rounded-lg border border-solid border-slate-300 dark:border-slate-700 bg-white dark:bg-slate-900 p-1 text-slate-900 dark:text-slate-100 shadow-[0_8px_24px] shadow-slate-900/16 dark:shadow-black/60 outline-0';

const itemClass =
  'cursor-pointer rounded px-3 py-2 outline-0 hover:bg-slate-100 dark:hover:bg-slate-800 aria-selected:bg-teal-100 aria-selected:font-semibold dark:aria-selected:bg-teal-900 [&.base-Option-highlighted]:outline-2 [&.base-Option-highlighted]:-outline-offset-2 [&.base-Option-highlighted]:outline-teal-600 dark:[&.base-Option-highlighted]:outline-teal-400 aria-disabled:cursor-not-allowed aria-disabled:text-slate-600 aria-disabled:line-through dark:aria-disabled:text-slate-400';
