import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';

export default function FormControlIntroduction() {
  const id = React.useId();

  return (
    <div className="grid w-full max-w-[320px] gap-5">
      <FormControl className={fieldClass} required>
        <label className={labelClass} htmlFor={`${id}-captain`}>
          Captain
        </label>
        <Input
          className={boxClass}
          id={`${id}-captain`}
          aria-describedby={`${id}-captain-help`}
          slotProps={{ input: { className: inputClass } }}
        />
        <div className={helpClass} id={`${id}-captain-help`}>
          The name in the ship’s papers
        </div>
      </FormControl>
      <FormControl className={fieldClass} defaultValue="PT-4417" disabled>
        <label className={labelClass} htmlFor={`${id}-number`}>
          Registry number
        </label>
        <Input
          className={boxClass}
          id={`${id}-number`}
          aria-describedby={`${id}-number-help`}
          slotProps={{ input: { className: inputClass } }}
        />
        <div className={helpClass} id={`${id}-number-help`}>
          Assigned by the registry
        </div>
      </FormControl>
    </div>
  );
}

const fieldClass = 'group grid gap-1.5';

const labelClass =
  "font-semibold group-[.base--required]:after:content-['_(required)'] group-[.base--focused]:text-teal-800 group-[.base--disabled]:text-slate-600 dark:group-[.base--focused]:text-teal-300 dark:group-[.base--disabled]:text-slate-400";

const helpClass = 'text-[14px] text-slate-600 dark:text-slate-300';

const boxClass =
  'flex box-border w-full rounded-md border border-solid border-slate-500 bg-white text-slate-900 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 group-[.base--focused]:outline-2 group-[.base--focused]:outline-offset-1 group-[.base--focused]:outline-teal-600 dark:group-[.base--focused]:outline-teal-400 [&.base--disabled]:border-dashed [&.base--disabled]:text-slate-600 dark:[&.base--disabled]:text-slate-400';

const inputClass =
  'w-full min-w-0 border-0 bg-transparent px-3 py-2 font-[inherit] text-base text-inherit outline-0';
