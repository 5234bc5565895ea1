import * as React from 'react';
import { FormControl, type FormControlProps } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const steps = ['Tide at departure', 'Wind and gusts', 'Watch officer'];

const slotProps: FormControlProps['slotProps'] = {
  root: ({ filled }) => ({ style: { listStyleType: filled ? '"✓"' : '"–"' } }),
};

export default function FormControlSlots() {
  const id = React.useId();

  return (
    <List aria-label="Before departure">
      {steps.map((step, index) => (
        <Field key={step} slots={{ root: 'li' }} slotProps={slotProps}>
          <label htmlFor={`${id}-${index}`}>{step}</label>
          <Input id={`${id}-${index}`} />
        </Field>
      ))}
    </List>
  );
}

const List = styled('ul')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '320px',
  margin: 0,
  paddingInlineStart: '16px',
});

const Field = styled(FormControl)({
  marginBlock: '12px',
  paddingInlineStart: '12px',
  '&::marker': { fontWeight: 600, color: 'light-dark(#115e59, #5eead4)' },
  [`& .${inputClasses.root}`]: {
    display: 'flex',
    boxSizing: 'border-box',
    width: '100%',
    marginBlockStart: '6px',
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
