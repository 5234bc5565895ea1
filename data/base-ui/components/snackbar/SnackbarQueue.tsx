import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

export default function SnackbarQueue() {
  const [count, setCount] = React.useState(0);
  const [queue, setQueue] = React.useState<readonly number[]>([]);

  return (
    <div>
      <Action
        onClick={() => {
          setCount(count + 1);
          setQueue([...queue, count + 1]);
        }}
      >
        Receive a message
      </Action>
      <p>Waiting messages: {Math.max(0, queue.length - 1)}</p>
      <div role="status">
        <Layer
          key={queue[0]}
          open={queue.length > 0}
          autoHideDuration={6000}
          onClose={(_event, reason) => reason !== 'clickaway' && setQueue(queue.slice(1))}
        >
          <Message>Radio message {queue[0]}</Message>
        </Layer>
      </div>
    </div>
  );
}

const Layer = styled(Snackbar)({
  position: 'fixed',
  insetInline: '16px',
  insetBlockEnd: '24px',
  zIndex: 1400,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

const Message = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  maxWidth: '420px',
  padding: '12px 16px',
  borderRadius: '8px',
  color: 'light-dark(#f1f5f9, #0f172a)',
  background: 'light-dark(#0f172a, #f1f5f9)',
  pointerEvents: 'auto',
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
