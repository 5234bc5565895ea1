import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

export default function TextareaAutosizeIntroduction() {
  const id = React.useId();

  return (
    <Field>
      <label htmlFor={id}>Log of the night watch</label>
      <Textarea id={id} aria-describedby={`${id}-hint`} defaultValue="22:10 Fog on the river." />
      <Hint id={`${id}-hint`}>Press Enter after each entry.</Hint>
    </Field>
  );
}

const Field = styled('div')({
  display: 'grid',
  gap: '8px',
  width: '100%',
  maxWidth: '320px',
});

const Textarea = styled(TextareaAutosize)({
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  fontSize: '16px',
  lineHeight: '24px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  resize: 'none',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});

const Hint = styled('div')({ fontSize: '14px', color: 'light-dark(#475569, #94a3b8)' });
