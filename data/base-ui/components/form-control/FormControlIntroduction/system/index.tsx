import * as React from 'react';
import { FormControl, formControlClasses } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function FormControlIntroduction() {
  const id = React.useId();

  return (
    <Form>
      <Field required>
        <Label htmlFor={`${id}-captain`}>Captain</Label>
        <Input id={`${id}-captain`} aria-describedby={`${id}-captain-help`} />
        <Help id={`${id}-captain-help`}>The name in the ship’s papers</Help>
      </Field>
      <Field defaultValue="PT-4417" disabled>
        <Label htmlFor={`${id}-number`}>Registry number</Label>
        <Input id={`${id}-number`} aria-describedby={`${id}-number-help`} />
        <Help id={`${id}-number-help`}>Assigned by the registry</Help>
      </Field>
    </Form>
  );
}

const Form = styled('div')({ display: 'grid', gap: '20px', width: '100%', maxWidth: '320px' });

const Label = styled('label')({ fontWeight: 600 });

const Help = styled('div')({ fontSize: '14px', color: 'light-dark(#475569, #cbd5e1)' });

const Field = styled(FormControl)({
  display: 'grid',
  gap: '6px',
  [`& .${inputClasses.root}`]: {
    display: 'flex',
    boxSizing: 'border-box',
    width: '100%',
    border: '1px solid light-dark(#64748b, #94a3b8)',
    borderRadius: '6px',
    color: 'light-dark(#0f172a, #f1f5f9)',
    background: 'light-dark(#ffffff, #0f172a)',
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
  [`&.${formControlClasses.required} label::after`]: { content: '" (required)"' },
  [`&.${formControlClasses.focused}`]: {
    '& label': { color: 'light-dark(#115e59, #5eead4)' },
    [`& .${inputClasses.root}`]: {
      outline: '2px solid light-dark(#0d9488, #2dd4bf)',
      outlineOffset: '1px',
    },
  },
  [`&.${formControlClasses.disabled}`]: {
    '& label': { color: 'light-dark(#475569, #94a3b8)' },
    [`& .${inputClasses.root}`]: {
      borderStyle: 'dashed',
      color: 'light-dark(#475569, #94a3b8)',
    },
  },
});
