import * as React from 'react';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function InputAdornments() {
  const id = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [cargo, setCargo] = React.useState('Timber');

  return (
    <Form>
      <label htmlFor={`${id}-fee`}>Harbor fee</label>
      <Box
        id={`${id}-fee`}
        defaultValue="240"
        slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': `${id}-currency` } }}
        endAdornment={<Unit id={`${id}-currency`}>euros</Unit>}
      />
      <label htmlFor={`${id}-cargo`}>Search the cargo</label>
      <Box
        id={`${id}-cargo`}
        type="search"
        value={cargo}
        onChange={(event) => setCargo(event.target.value)}
        slotProps={{ input: { ref: inputRef } }}
        endAdornment={
          <Clear
            type="button"
            onClick={() => {
              setCargo('');
              inputRef.current?.focus();
            }}
          >
            Clear
          </Clear>
        }
      />
    </Form>
  );
}

const Form = styled('div')({
  display: 'grid',
  gap: '8px',
  width: '100%',
  maxWidth: '320px',
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
});

const Unit = styled('span')({
  alignSelf: 'center',
  paddingInlineEnd: '12px',
  color: 'light-dark(#475569, #94a3b8)',
});

const Clear = styled('button')({
  margin: '4px',
  padding: '4px 10px',
  border: 0,
  borderRadius: '4px',
  font: 'inherit',
  color: 'inherit',
  background: 'light-dark(#e2e8f0, #334155)',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});
