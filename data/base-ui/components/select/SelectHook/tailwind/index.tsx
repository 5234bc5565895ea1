import * as React from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';

const states = [
  { value: 'received', label: 'Received' },
  { value: 'packed', label: 'Packed' },
  { value: 'shipped', label: 'Shipped' },
  { value: 'returned', label: 'Returned', disabled: true },
];

function StateOption({ value, label, disabled = false }: (typeof states)[number]) {
  const { getRootProps, highlighted } = useOption({ value, label, disabled });

  return (
    <li className={itemClass} {...getRootProps()} data-highlighted={highlighted || undefined}>
      {label}
    </li>
  );
}

export default function SelectHook() {
  const id = React.useId();
  const { getButtonProps, getListboxProps, getHiddenInputProps, contextValue, open, value } =
    useSelect<string>({ listboxId: `${id}-listbox`, name: 'state', defaultValue: 'packed' });

  return (
    <div className="flex w-full max-w-70 flex-col gap-1.5 relative">
      <label className="font-semibold" id={`${id}-label`} htmlFor={id}>
        State of order 2207
      </label>
      <button className={triggerClass} {...getButtonProps()} id={id}>
        {states.find((state) => state.value === value)?.label ?? 'No state'}
      </button>
      <ul
        className={listboxClass}
        {...getListboxProps()}
        aria-labelledby={`${id}-label`}
        data-closed={!open || undefined}
      >
        <SelectProvider value={contextValue}>
          {states.map((state) => (
            <StateOption key={state.value} {...state} />
          ))}
        </SelectProvider>
      </ul>
      <input {...getHiddenInputProps()} />
    </div>
  );
}

const triggerClass =
  'box-border min-h-[42px] w-full cursor-pointer rounded-md border border-solid border-slate-500 dark:border-slate-400 bg-white dark:bg-slate-900 px-3 py-2 text-start font-[inherit] text-base text-slate-900 dark:text-slate-100 hover:border-teal-800 dark:hover:border-teal-300 aria-expanded:border-teal-800 dark:aria-expanded:border-teal-300 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400';

const listboxClass =
  'absolute inset-x-0 top-full z-1 mt-1 data-closed:invisible box-border m-0 list-none rounded-lg border border-solid border-slate-300 dark:border-slate-700 bg-white dark:bg-slate-900 p-1 text-slate-900 dark:text-slate-100 shadow-[0_8px_24px] shadow-slate-900/16 dark:shadow-black/60 outline-0';

const itemClass =
  'cursor-pointer rounded px-3 py-2 outline-0 hover:bg-slate-100 dark:hover:bg-slate-800 aria-selected:bg-teal-100 aria-selected:font-semibold dark:aria-selected:bg-teal-900 data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-teal-600 dark:data-highlighted:outline-teal-400 aria-disabled:cursor-not-allowed aria-disabled:text-slate-600 aria-disabled:line-through dark:aria-disabled:text-slate-400';
