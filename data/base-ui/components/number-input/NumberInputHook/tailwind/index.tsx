import * as React from 'react';
import {
  unstable_useNumberInput as useNumberInput,
  type UseNumberInputParameters,
} from '@mui/base/unstable_useNumberInput';

interface LoadProps extends UseNumberInputParameters {
  label: string;
  max: number;
}

function Load({ label, ...parameters }: LoadProps) {
  const id = React.useId();
  const {
    getRootProps,
    getInputProps,
    getDecrementButtonProps,
    getIncrementButtonProps,
    focused,
    value,
  } = useNumberInput({ ...parameters, inputId: id });

  return (
    <div className={cardClass} {...getRootProps()} data-focused={focused || undefined}>
      <label htmlFor={id}>{label}</label>
      <input className={inputClass} {...getInputProps()} role="spinbutton" />
      <div
        className="h-2 rounded-sm bg-teal-800 dark:bg-teal-300"
        style={{ inlineSize: `${((value ?? 0) / parameters.max) * 100}%` }}
      />
      <div className="flex flex-wrap gap-2">
        <button className={buttonClass} {...getDecrementButtonProps()} type="button">
          Unload
        </button>
        <button className={buttonClass} {...getIncrementButtonProps()} type="button">
          Load
        </button>
      </div>
    </div>
  );
}

export default function NumberInputHook() {
  return <Load label="Cars on the ferry" min={1} max={60} defaultValue={18} />;
}

const cardClass =
  'grid gap-2 box-border w-full max-w-[280px] p-4 rounded-lg border-2 border-solid border-slate-500 bg-white text-slate-900 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 data-focused:border-teal-600 dark:data-focused:border-teal-400';

const inputClass =
  'min-w-0 border-0 bg-transparent p-0 font-[inherit] text-[32px] text-inherit outline-0';

const buttonClass =
  'cursor-pointer rounded-md border-0 bg-slate-200 px-4 py-2 font-[inherit] text-base text-inherit dark:bg-slate-700 disabled:cursor-not-allowed disabled:text-slate-500 dark:disabled:text-slate-400';
