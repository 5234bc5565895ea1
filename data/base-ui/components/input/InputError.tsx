import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function InputError() {
  const id = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [callSign, setCallSign] = React.useState('');
  const [sent, setSent] = React.useState(false);
  const isValid = /^[A-Z]{4}$/.test(callSign);
  const hasError = sent && !isValid;

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (!isValid) {
          inputRef.current?.focus();
        }
      }}
    >
      <label htmlFor={id}>Call sign</label>
      <Box
        id={id}
        required
        error={hasError}
        value={callSign}
        onChange={(event) => {
          setCallSign(event.target.value.toUpperCase());
          setSent(false);
        }}
        aria-describedby={hasError ? `${id}-error` : undefined}
        slotProps={{ input: { ref: inputRef, maxLength: 4 } }}
      />
      {hasError && <Message id={`${id}-error`}>Enter four letters, such as LXQP.</Message>}
      <Submit type="submit">Register</Submit>
      <div role="status">{sent && isValid && `${callSign} is registered.`}</div>
    </Form>
  );
}

const Form = styled('form')({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  width: '100%',
  maxWidth: '320px',
});

const Message = styled('div')({ color: 'light-dark(#b91c1c, #fca5a5)' });

const Submit = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
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
  [`&.${inputClasses.error}`]: { borderColor: 'light-dark(#b91c1c, #fca5a5)' },
});
