import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

export default function TextareaAutosizeRows() {
  const id = React.useId();

  return (
    <Fields>
      <label htmlFor={`${id}-cargo`}>Cargo, at least three rows</label>
      <Textarea id={`${id}-cargo`} minRows={3} defaultValue="40 crates of oranges" />
      <label htmlFor={`${id}-repairs`}>Repairs, at most three rows</label>
      <Textarea
        id={`${id}-repairs`}
        maxRows={3}
        defaultValue={'Bilge pump\nAnchor chain\nCompass light\nStern rope'}
      />
      <label htmlFor={`${id}-visitors`}>Visitors, two to four rows</label>
      <Textarea
        id={`${id}-visitors`}
        minRows={2}
        maxRows={4}
        placeholder="Press Enter a few times"
      />
    </Fields>
  );
}

const Fields = styled('div')({
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
  '&::placeholder': { color: 'light-dark(#475569, #94a3b8)', opacity: 1 },
});
