import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input, inputClasses } from '@mui/base/Input';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

export default function QuickstartForm() {
  const id = React.useId();
  const input = React.useRef<HTMLInputElement>(null);
  const [error, setError] = React.useState(false);
  const [sent, setSent] = React.useState('');

  const book = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const boat = String(fields.get('boat')).trim();
    setError(!boat);
    if (!boat) {
      input.current?.focus();
    }
    setSent(
      boat ? `Berth booked for ${boat}, ${fields.has('power') ? 'with' : 'without'} power.` : '',
    );
  };

  return (
    <Form onSubmit={book} noValidate>
      <label htmlFor={id}>Boat name (required)</label>
      <Box
        id={id}
        name="boat"
        error={error}
        required
        onChange={() => setError(false)}
        slotProps={{ input: { ref: input } }}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && <ErrorText id={`${id}-error`}>Enter the name of the boat.</ErrorText>}
      <Label>
        <Toggle defaultChecked slotProps={{ input: { name: 'power' } }} /> Shore power
      </Label>
      <Submit type="submit">Book a berth</Submit>
      <div role="status">{sent}</div>
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

const Label = styled('label')({ display: 'flex', gap: '12px', alignItems: 'center' });

const ErrorText = styled('span')({ fontSize: '14px', color: 'light-dark(#b91c1c, #fca5a5)' });

const Box = styled(Input)({
  boxSizing: 'border-box',
  width: '100%',
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
  [`&.${inputClasses.focused}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
  [`&.${inputClasses.error}`]: { borderColor: 'light-dark(#b91c1c, #fca5a5)' },
});

const Toggle = styled(Switch)({
  position: 'relative',
  flex: 'none',
  width: '44px',
  height: '24px',
  borderRadius: '999px',
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: 'light-dark(#64748b, #94a3b8)',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '3px',
    width: '18px',
    height: '18px',
    borderRadius: '50%',
    background: 'light-dark(#ffffff, #0f172a)',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
  [`&.${switchClasses.checked}`]: {
    [`& .${switchClasses.track}`]: { background: 'light-dark(#115e59, #5eead4)' },
    [`& .${switchClasses.thumb}`]: { insetInlineStart: '23px' },
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  '@media (forced-colors: active)': {
    [`& .${switchClasses.track}`]: { border: '1px solid ButtonText' },
    [`& .${switchClasses.thumb}`]: { background: 'ButtonText' },
  },
});

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
