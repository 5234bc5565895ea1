import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import './styles.css';

function Label({ children, htmlFor }: { children: string; htmlFor: string }) {
  const control = useFormControlContext();

  return (
    <label
      className="form-control-hook-label"
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
      className="form-control-hook-select"
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
    <div className="form-control-hook-help" id={id}>
      {control?.filled ? 'Declared' : 'Choose the heaviest cargo.'}
    </div>
  );
}

export default function FormControlHook() {
  const id = React.useId();

  return (
    <FormControl className="form-control-hook-control" required>
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
