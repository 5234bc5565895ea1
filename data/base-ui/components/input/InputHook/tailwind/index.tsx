import * as React from 'react';
import { useInput, type UseInputParameters } from '@mui/base/useInput';

interface PlateProps extends UseInputParameters {
  label: string;
  maxLength: number;
}

function Plate({ label, maxLength, ...parameters }: PlateProps) {
  const { getRootProps, getInputProps, focused } = useInput(parameters);
  const length = String(parameters.value ?? '').length;

  return (
    <label className={frameClass} {...getRootProps()} data-focused={focused || undefined}>
      <span className="text-[14px] text-slate-600 dark:text-slate-300">{label}</span>
      <input
        className="w-full border-0 bg-transparent p-0 font-[inherit] text-[24px] text-inherit outline-0"
        {...getInputProps()}
        maxLength={maxLength}
      />
      <span className="text-[14px] text-slate-600 dark:text-slate-300">
        {`${length} of ${maxLength} characters`}
      </span>
    </label>
  );
}

export default function InputHook() {
  const [name, setName] = React.useState('Petrel');

  return (
    <Plate
      label="Name on the stern"
      maxLength={12}
      value={name}
      onChange={(event) => setName(event.target.value)}
    />
  );
}

const frameClass =
  'box-border grid w-full max-w-[320px] gap-1 rounded-lg border-0 border-b-[3px] border-solid border-slate-500 bg-slate-100 px-4 py-3 text-slate-900 data-focused:border-teal-600 dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100 dark:data-focused:border-teal-400';
