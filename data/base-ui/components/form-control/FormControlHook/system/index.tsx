import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { styled } from '@mui/system';

function Label({ children, htmlFor }: { children: string; htmlFor: string }) {
  const control = useFormControlContext();

  return (
    <Caption htmlFor={htmlFor} data-focused={control?.focused || undefined}>
      {control?.required ? `${children} (required)` : children}
    </Caption>
  );
}

function CustomSelect(props: React.ComponentProps<'select'>) {
  const control = useFormControlContext();

  return (
    <Field
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

  return <Help id={id}>{control?.filled ? 'Declared' : 'Choose the heaviest cargo.'}</Help>;
}

export default function FormControlHook() {
  const id = React.useId();

  return (
    <Control required>
      <Label htmlFor={id}>Cargo</Label>
      <CustomSelect id={id} aria-describedby={`${id}-help`}>
        <option value="">Not declared</option>
        <option value="grain">Grain</option>
        <option value="timber">Timber</option>
        <option value="wool">Wool</option>
      </CustomSelect>
      <HelperText id={`${id}-help`} />
    </Control>
  );
}

const Control = styled(FormControl)({
  display: 'grid',
  gap: '6px',
  width: '100%',
  maxWidth: '320px',
});

const Caption = styled('label')({
  fontWeight: 600,
  '&[data-focused]': { color: 'light-dark(#115e59, #5eead4)' },
});

const Field = styled('select')({
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});

const Help = styled('div')({ fontSize: '14px', color: 'light-dark(#475569, #cbd5e1)' });
