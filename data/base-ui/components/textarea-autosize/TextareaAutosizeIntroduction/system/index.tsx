import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

export default function TextareaAutosizeIntroduction() {
  const id = React.useId();

  return (
    <Column>
      <label htmlFor={id}>Entry in the logbook</label>
      <Box
        id={id}
        minRows={2}
        placeholder="What happened on your watch?"
        defaultValue="06:10: Left the north quay with the ebb. Wind from the west, force 4."
      />
    </Column>
  );
}

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  width: '100%',
  maxWidth: '320px',
});

const Box = styled(TextareaAutosize)({
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  resize: 'none',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '1px' },
  '&::placeholder': { color: 'light-dark(#475569, #94a3b8)', opacity: 1 },
});
