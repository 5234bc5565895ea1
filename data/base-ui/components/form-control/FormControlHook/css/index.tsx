import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import './styles.css';

export default function FormControlHook() {
  return (
    <div className="form-control-hook-column">
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
    <label className="form-control-hook-caption" htmlFor={id} data-focused={field?.focused}>
      {children}
      {field?.required && !field.filled && ' (required)'}
    </label>
  );
}

function TextBox({ id }: { id: string }) {
  const field = useFormControlContext();

  return (
    <input
      className="form-control-hook-box"
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
