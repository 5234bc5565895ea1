import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';

export default function FormControlIntroduction() {
  const id = React.useId();
  const [boat, setBoat] = React.useState('');
  const error = /\d/.test(boat);

  return (
    <FormControl
      className={controlClass}
      value={boat}
      onChange={(event) => setBoat(event.target.value)}
      error={error}
      required
    >
      <label htmlFor={id}>Boat name (required)</label>
      <Input className={boxClass} id={id} aria-describedby={`${id}-help`} />
      <span className="text-sm" id={`${id}-help`}>
        {error ? 'Remove the digits.' : 'As painted on the stern'}
      </span>
    </FormControl>
  );
}

const controlClass =
  'grid grid-cols-1 gap-2 w-full max-w-80 [&.base--error]:text-red-700 dark:[&.base--error]:text-red-300';

const boxClass =
  'rounded-md [&_.base-Input-input]:box-border [&_.base-Input-input]:w-full [&_.base-Input-input]:px-3 [&_.base-Input-input]:py-2 [&_.base-Input-input]:border [&_.base-Input-input]:border-solid [&_.base-Input-input]:border-slate-500 dark:[&_.base-Input-input]:border-slate-400 [&_.base-Input-input]:rounded-md [&_.base-Input-input]:font-[inherit] [&_.base-Input-input]:text-base [&_.base-Input-input]:text-slate-900 dark:[&_.base-Input-input]:text-slate-100 [&_.base-Input-input]:bg-white dark:[&_.base-Input-input]:bg-slate-900 [&_.base-Input-input:focus-visible]:outline-2 [&_.base-Input-input:focus-visible]:outline-teal-600 dark:[&_.base-Input-input:focus-visible]:outline-teal-400 [&_.base-Input-input:focus-visible]:outline-offset-1 [&.base--error_.base-Input-input]:border-red-700 dark:[&.base--error_.base-Input-input]:border-red-300';
