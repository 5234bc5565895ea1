import * as React from 'react';
import { Button } from '@mui/base/Button';
import { FormControl, formControlClasses } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function FormControlError() {
  const id = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [draft, setDraft] = React.useState('');
  const [sent, setSent] = React.useState(false);
  const isValid = /^\d+(\.\d)?$/.test(draft) && Number(draft) >= 1 && Number(draft) <= 9;

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
      <Field
        required
        error={sent && !isValid}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          setSent(false);
        }}
      >
        <label htmlFor={id}>Draft in meters (required)</label>
        <Input
          id={id}
          aria-describedby={`${id}-help`}
          slotProps={{ input: { ref: inputRef, inputMode: 'decimal' } }}
        />
        <Help id={`${id}-help`}>
          {sent && !isValid
            ? 'Enter a number from 1 to 9, such as 4.5.'
            : 'The depth of the keel below the water line'}
        </Help>
      </Field>
      <Submit type="submit">Check the channel</Submit>
      <div role="status">{sent && isValid && `The channel is deep enough for ${draft} m.`}</div>
    </Form>
  );
}

const Form = styled('form')({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  width: '100%',
  maxWidth: '320px',
});

const Help = styled('div')({
  fontSize: '14px',
  color: 'var(--help, light-dark(#475569, #cbd5e1))',
});

const Field = styled(FormControl)({
  display: 'grid',
  gap: '6px',
  width: '100%',
  [`& .${inputClasses.root}`]: {
    display: 'flex',
    boxSizing: 'border-box',
    width: '100%',
    border: '1px solid light-dark(#64748b, #94a3b8)',
    borderRadius: '6px',
    color: 'light-dark(#0f172a, #f1f5f9)',
    background: 'light-dark(#ffffff, #0f172a)',
    [`&.${inputClasses.focused}`]: {
      outline: '2px solid light-dark(#0d9488, #2dd4bf)',
      outlineOffset: '1px',
    },
  },
  [`& .${inputClasses.input}`]: {
    width: '100%',
    minWidth: 0,
    padding: '8px 12px',
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    outline: 0,
  },
  [`&.${formControlClasses.error}`]: {
    '--help': 'light-dark(#b91c1c, #fca5a5)',
    [`& .${inputClasses.root}`]: { borderColor: 'light-dark(#b91c1c, #fca5a5)' },
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
