import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Input, inputClasses } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

const GrowingTextarea = prepareForSlot(TextareaAutosize);

export default function TextareaAutosizeInput() {
  const id = React.useId();
  const [textarea, setTextarea] = React.useState<HTMLElement | null>(null);
  const [order, setOrder] = React.useState('');

  return (
    <Field>
      <label htmlFor={id}>Order for the chandler</label>
      <Box
        id={id}
        multiline
        minRows={2}
        maxRows={5}
        placeholder="Rope, lamp oil, paint"
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        slots={{ textarea: GrowingTextarea }}
        slotProps={{ input: { ref: setTextarea } }}
        endAdornment={
          <Clear
            onClick={() => {
              setOrder('');
              textarea?.focus();
            }}
          >
            Clear
          </Clear>
        }
      />
    </Field>
  );
}

const Field = styled('div')({
  display: 'grid',
  gap: '8px',
  width: '100%',
  maxWidth: '320px',
});

const Box = styled(Input)({
  display: 'flex',
  alignItems: 'end',
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  [`& .${inputClasses.input}`]: {
    boxSizing: 'border-box',
    flex: 1,
    minWidth: 0,
    padding: '8px 12px',
    border: 0,
    font: 'inherit',
    fontSize: '16px',
    lineHeight: '24px',
    color: 'inherit',
    background: 'none',
    outline: 0,
    resize: 'none',
    '&::placeholder': { color: 'light-dark(#475569, #94a3b8)', opacity: 1 },
  },
  [`&.${inputClasses.focused}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});

const Clear = styled(Button)({
  margin: '6px',
  padding: '2px 10px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '4px',
  font: 'inherit',
  fontSize: '14px',
  lineHeight: '24px',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});
