import * as React from 'react';
import { Button } from '@mui/base/Button';
import {
  Unstable_NumberInput as NumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

export default function NumberInputError() {
  const id = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [error, setError] = React.useState('');
  const [sent, setSent] = React.useState('');

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const height = Number(new FormData(event.currentTarget).get('height'));
        const newError = check(height);
        setError(newError);
        setSent(newError ? '' : `A mast of ${height} meters can pass.`);
        if (newError) inputRef.current?.focus();
      }}
    >
      <label htmlFor={id}>Height of the mast (meters)</label>
      <Stepper
        id={id}
        required
        error={error !== ''}
        placeholder="16"
        onChange={(_event, height) => setError(check(height))}
        onInputChange={() => setSent('')}
        slotProps={{
          input: {
            ref: inputRef,
            role: 'spinbutton',
            name: 'height',
            inputMode: 'numeric',
            'aria-describedby': error ? `${id}-error` : undefined,
          },
          decrementButton: { type: 'button', children: '−', 'aria-label': 'Lower mast' },
          incrementButton: { type: 'button', children: '+', 'aria-label': 'Higher mast' },
        }}
      />
      {error && <Message id={`${id}-error`}>{error}</Message>}
      <Submit type="submit">Open the bridge</Submit>
      <div role="status">{sent}</div>
    </Form>
  );
}

function check(height: number | null) {
  if (!height || height < 0) return 'Enter the height of the mast.';
  if (height > 22) return 'The bridge is 22 meters high. Use the sea lock.';
  return '';
}

const Form = styled('form')({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  width: '100%',
  maxWidth: '280px',
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

const Stepper = styled(NumberInput)({
  display: 'flex',
  boxSizing: 'border-box',
  width: '100%',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  [`& .${numberInputClasses.input}`]: {
    flex: 1,
    width: '100%',
    minWidth: 0,
    padding: '8px 12px',
    border: 0,
    font: 'inherit',
    textAlign: 'center',
    color: 'inherit',
    background: 'none',
    outline: 0,
  },
  [`& .${numberInputClasses.decrementButton}, & .${numberInputClasses.incrementButton}`]: {
    flex: 'none',
    width: '40px',
    padding: 0,
    border: 0,
    borderRadius: '5px',
    font: 'inherit',
    fontSize: '20px',
    color: 'inherit',
    background: 'light-dark(#e2e8f0, #334155)',
    cursor: 'pointer',
    '&:disabled': {
      color: 'light-dark(#64748b, #94a3b8)',
      background: 'none',
      cursor: 'not-allowed',
    },
  },
  [`& .${numberInputClasses.incrementButton}`]: { order: 1 },
  [`&.${numberInputClasses.focused}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
  [`&.${numberInputClasses.error}`]: { borderColor: 'light-dark(#b91c1c, #fca5a5)' },
  '& ::placeholder': { color: 'light-dark(#475569, #94a3b8)', opacity: 1 },
});
