import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function InputPassword() {
  const id = React.useId();
  const [visible, setVisible] = React.useState(false);

  return (
    <Form>
      <label htmlFor={id}>Password of the harbor office</label>
      <Box
        id={id}
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        endAdornment={
          <Toggle
            type="button"
            aria-pressed={visible}
            aria-controls={id}
            onClick={() => setVisible(!visible)}
          >
            Show
          </Toggle>
        }
      />
    </Form>
  );
}

const Form = styled('div')({
  display: 'grid',
  gap: '8px',
  width: '100%',
  maxWidth: '320px',
});

const Box = styled(Input)({
  display: 'flex',
  boxSizing: 'border-box',
  width: '100%',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  [`& .${inputClasses.input}`]: {
    width: '100%',
    minWidth: 0,
    padding: '8px 12px',
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    outline: 0,
    '&::placeholder': { color: 'light-dark(#475569, #94a3b8)', opacity: 1 },
  },
  [`&.${inputClasses.focused}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});

const Toggle = styled('button')({
  margin: '4px',
  padding: '4px 10px',
  border: 0,
  borderRadius: '4px',
  font: 'inherit',
  color: 'inherit',
  background: 'light-dark(#e2e8f0, #334155)',
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    color: 'light-dark(#ffffff, #042f2e)',
    background: 'light-dark(#115e59, #5eead4)',
  },
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});
