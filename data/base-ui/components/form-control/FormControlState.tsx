import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function FormControlState() {
  const id = React.useId();

  return (
    <Field defaultValue="Petrel, two passengers">
      {({ filled, focused, value }) => (
        <React.Fragment>
          <label htmlFor={id}>Message to the pilot</label>
          <Input id={id} aria-describedby={`${id}-help`} slotProps={{ input: { maxLength: 40 } }} />
          <Help id={`${id}-help`}>
            {focused
              ? `${String(value).length} of 40 characters`
              : `The message is ${filled ? 'ready' : 'empty'}.`}
          </Help>
        </React.Fragment>
      )}
    </Field>
  );
}

const Help = styled('div')({ fontSize: '14px', color: 'light-dark(#475569, #cbd5e1)' });

const Field = styled(FormControl)({
  display: 'grid',
  gap: '6px',
  width: '100%',
  maxWidth: '320px',
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
});
