import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';

function Label({ children, htmlFor }: { children: string; htmlFor: string }) {
  const control = useFormControlContext();

  return (
    <label
      className="font-semibold data-focused:text-teal-800 dark:data-focused:text-teal-300"
      htmlFor={htmlFor}
      data-focused={control?.focused || undefined}
    >
      {control?.required ? `${children} (required)` : children}
    </label>
  );
}

function CustomSelect(props: React.ComponentProps<'select'>) {
  const control = useFormControlContext();

  return (
    <select
      className={selectClass}
      {...props}
      value={String(control?.value ?? '')}
      required={control?.required}
      disabled={control?.disabled}
      aria-invalid={control?.error || undefined}
      onChange={control?.onChange}
      onFocus={control?.onFocus}
      onBlur={control?.onBlur}
    />
  );
}

function HelperText({ id }: { id: string }) {
  const control = useFormControlContext();

  return (
    <div className="text-[14px] text-slate-600 dark:text-slate-300" id={id}>
      {control?.filled ? 'Declared' : 'Choose the heaviest cargo.'}
    </div>
  );
}

export default function FormControlHook() {
  const id = React.useId();

  return (
    <FormControl className="grid w-full max-w-[320px] gap-1.5" required>
      <Label htmlFor={id}>Cargo</Label>
      <CustomSelect id={id} aria-describedby={`${id}-help`}>
        <option value="">Not declared</option>
        <option value="grain">Grain</option>
        <option value="timber">Timber</option>
        <option value="wool">Wool</option>
      </CustomSelect>
      <HelperText id={`${id}-help`} />
    </FormControl>
  );
}

const selectClass =
  'box-border w-full rounded-md border border-solid border-slate-500 bg-white px-3 py-2 font-[inherit] text-base text-slate-900 focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-teal-600 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 dark:focus-visible:outline-teal-400';
