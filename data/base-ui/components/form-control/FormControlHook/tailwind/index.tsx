import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';

export default function FormControlHook() {
  return (
    <div className="grid grid-cols-1 gap-4 w-full max-w-80">
      <Field label="Captain" required />
      <Field label="Pilot" />
      <Field label="Agent (fixed by contract)" defaultValue="Nordhavn Shipping" disabled />
    </div>
  );
}

interface FieldProps {
  label: string;
  defaultValue?: string;
  disabled?: boolean;
  required?: boolean;
}

function Field({ label, defaultValue = '', ...state }: FieldProps) {
  const id = React.useId();

  return (
    <FormControl defaultValue={defaultValue} {...state}>
      <Label id={id}>{label}</Label>
      <TextBox id={id} />
    </FormControl>
  );
}

function Label({ id, children }: { id: string; children: string }) {
  const field = useFormControlContext();

  return (
    <label className={captionClass} htmlFor={id} data-focused={field?.focused}>
      {children}
      {field?.required && !field.filled && ' (required)'}
    </label>
  );
}

function TextBox({ id }: { id: string }) {
  const field = useFormControlContext();

  return (
    <input
      className={boxClass}
      id={id}
      value={String(field?.value ?? '')}
      disabled={field?.disabled}
      required={field?.required}
      onChange={field?.onChange}
      onFocus={field?.onFocus}
      onBlur={field?.onBlur}
    />
  );
}

const captionClass =
  'block m-0 font-medium [&[data-focused="true"]]:text-teal-800 dark:[&[data-focused="true"]]:text-teal-300';

const boxClass =
  'box-border w-full px-3 py-2 border border-solid border-slate-500 dark:border-slate-400 rounded-md font-[inherit] text-base text-slate-900 dark:text-slate-100 bg-white dark:bg-slate-900 mt-1 focus-visible:outline-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 focus-visible:outline-offset-1 disabled:border-dashed disabled:text-slate-600 dark:disabled:text-slate-400';
