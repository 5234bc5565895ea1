import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function InputFormControl() {
  const id = React.useId();
  const [name, setName] = React.useState('Skua');

  return (
    <Control
      required
      value={name}
      error={name.trim() === ''}
      onChange={(event) => setName(event.target.value)}
    >
      <Label htmlFor={id}>Name of the boat</Label>
      <Box id={id} aria-describedby={`${id}-helper`} />
      <HelperText id={`${id}-helper`} />
    </Control>
  );
}

function Label(props: React.ComponentProps<'label'>) {
  const control = useFormControlContext();
  return (
    <label {...props}>
      {props.children} {control?.required && '(required)'}
    </label>
  );
}

function HelperText({ id }: { id: string }) {
  const control = useFormControlContext();
  return control?.error ? (
    <Message id={id}>Enter the name.</Message>
  ) : (
    <div id={id}>As painted on the bow</div>
  );
}

const Control = styled(FormControl)({
  display: 'grid',
  gap: '8px',
  width: '100%',
  maxWidth: '320px',
});

const Message = styled('div')({ color: 'light-dark(#b91c1c, #fca5a5)' });

const Box = styled(Input)({
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  [`& .${inputClasses.input}`]: {
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    outline: 0,
  },
  '&:focus-within': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
  [`&.${inputClasses.error}`]: { borderColor: 'light-dark(#b91c1c, #fca5a5)' },
});
