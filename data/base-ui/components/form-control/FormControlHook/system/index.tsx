import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { styled } from '@mui/system';

export default function FormControlHook() {
  return (
    <Column>
      <Field label="Captain" required />
      <Field label="Pilot" />
      <Field label="Agent (fixed by contract)" defaultValue="Nordhavn Shipping" disabled />
    </Column>
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
    <Caption htmlFor={id} data-focused={field?.focused}>
      {children}
      {field?.required && !field.filled && ' (required)'}
    </Caption>
  );
}

function TextBox({ id }: { id: string }) {
  const field = useFormControlContext();

  return (
    <Box
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

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  width: '100%',
  maxWidth: '320px',
});

const Caption = styled('label')({
  display: 'block',
  margin: '0 0',
  fontWeight: 500,
  '&[data-focused="true"]': { color: 'light-dark(#115e59, #5eead4)' },
});

const Box = styled('input')({
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  marginBlockStart: '4px',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '1px' },
  '&:disabled': { borderStyle: 'dashed', color: 'light-dark(#475569, #94a3b8)' },
});
