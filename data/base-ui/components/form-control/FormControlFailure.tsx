import * as React from 'react';
import { FormControl, formControlClasses } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function FormControlFailure() {
  const id = React.useId();
  const [error, setError] = React.useState(true);

  return (
    <Column>
      <label>
        <input type="checkbox" checked={error} onChange={() => setError(!error)} /> The draft is too
        large
      </label>
      <Field>
        <label htmlFor={`${id}-alone`}>Draft, without a form control</label>
        <Box id={`${id}-alone`} error={error} defaultValue="14 meters" />
      </Field>
      <FormControl error={error} defaultValue="14 meters" slots={{ root: Field }}>
        <label htmlFor={`${id}-control`}>Draft, with a form control</label>
        <Box id={`${id}-control`} />
      </FormControl>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: 16, width: '100%', maxWidth: 320 });

const Field = styled('div', { shouldForwardProp: (prop) => prop !== 'ownerState' })({
  display: 'grid',
  gap: 6,
  [`&.${formControlClasses.error} > label`]: {
    fontWeight: 600,
    color: 'light-dark(#b91c1c, #fca5a5)',
  },
  [`&.${formControlClasses.focused} > label`]: { textDecoration: 'underline' },
});

const Box = styled(Input)({
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: '1px solid light-dark(#64748b, #94a3b8)',
    borderRadius: 6,
    font: 'inherit',
    color: 'inherit',
    background: 'transparent',
  },
  '& input[aria-invalid="true"]': { borderColor: 'light-dark(#b91c1c, #fca5a5)' },
  '& input:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: 1,
  },
});
