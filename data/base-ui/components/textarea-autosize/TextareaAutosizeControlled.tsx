import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const limit = 120;

export default function TextareaAutosizeControlled() {
  const id = React.useId();
  const field = React.useRef<HTMLTextAreaElement>(null);
  const [text, setText] = React.useState('');

  return (
    <Column>
      <label htmlFor={id}>Notice to sailors</label>
      <Box
        id={id}
        ref={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={limit}
        aria-describedby={`${id}-count`}
      />
      <span id={`${id}-count`}>
        {text.length} of {limit} characters
      </span>
      <Action
        onClick={() => {
          setText('');
          field.current?.focus();
        }}
      >
        Clear
      </Action>
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
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});

const Action = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
