import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function FormControlIntroduction() {
  const id = React.useId();
  const [boat, setBoat] = React.useState('');
  const error = /\d/.test(boat);

  return (
    <Control value={boat} onChange={(event) => setBoat(event.target.value)} error={error} required>
      <label htmlFor={id}>Boat name (required)</label>
      <Box id={id} aria-describedby={`${id}-help`} />
      <Help id={`${id}-help`}>{error ? 'Remove the digits.' : 'As painted on the stern'}</Help>
    </Control>
  );
}

const Control = styled(FormControl)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  width: '100%',
  maxWidth: '320px',
  '&.base--error': { color: 'light-dark(#b91c1c, #fca5a5)' },
});

const Box = styled(Input)({
  borderRadius: '6px',
  '& .base-Input-input': {
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: '1px solid light-dark(#64748b, #94a3b8)',
    borderRadius: '6px',
    font: 'inherit',
    color: 'light-dark(#0f172a, #f1f5f9)',
    background: 'light-dark(#ffffff, #0f172a)',
  },
  '& .base-Input-input:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
  '&.base--error .base-Input-input': { borderColor: 'light-dark(#b91c1c, #fca5a5)' },
});

const Help = styled('span')({ fontSize: '14px' });
