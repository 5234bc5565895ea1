import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function QuickstartInput() {
  const id = React.useId();

  return (
    <Form>
      <label htmlFor={`${id}-boat`}>Boat name</label>
      <Box id={`${id}-boat`} placeholder="Petrel" aria-describedby={`${id}-help`} />
      <Help id={`${id}-help`}>As painted on the stern</Help>
    </Form>
  );
}

const Form = styled('div')({
  display: 'grid',
  gap: '8px',
  width: '100%',
  maxWidth: '320px',
});

const Help = styled('span')({ fontSize: '14px', color: 'light-dark(#475569, #94a3b8)' });

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
