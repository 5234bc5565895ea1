import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

export default function TextareaAutosizeReset() {
  const id = React.useId();
  const [resets, setResets] = React.useState(0);

  return (
    <Form onReset={() => setResets(resets + 1)}>
      <label htmlFor={id}>Notice to the crews</label>
      <Textarea
        key={resets}
        id={id}
        name="notice"
        defaultValue="The north quay is closed on Monday."
      />
      <Action type="reset">Restore the notice</Action>
      <div role="status">{resets > 0 ? `Restored, times: ${resets}` : ''}</div>
    </Form>
  );
}

const Form = styled('form')({
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

const Action = styled(Button)({
  justifySelf: 'start',
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
