import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const limit = 80;

export default function TextareaAutosizeCounter() {
  const id = React.useId();
  const textarea = React.useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = React.useState('');
  const [status, setStatus] = React.useState('');
  const tooLong = message.length > limit;

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        textarea.current?.focus();
        if (tooLong) {
          setStatus(`Remove ${message.length - limit} characters.`);
        } else if (message.trim() === '') {
          setStatus('Enter a message.');
        } else {
          setStatus('Message sent.');
          setMessage('');
        }
      }}
    >
      <label htmlFor={id}>Message to the harbor pilot</label>
      <Textarea
        ref={textarea}
        id={id}
        aria-describedby={`${id}-count`}
        aria-invalid={tooLong}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Count id={`${id}-count`}>
        {message.length} of {limit} characters
      </Count>
      <Action type="submit">Send</Action>
      <div role="status">{status}</div>
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

const Count = styled('div')({ fontSize: '14px', color: 'light-dark(#475569, #94a3b8)' });

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
