import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

export default function SnackbarAction() {
  const toggle = React.useRef<HTMLButtonElement>(null);
  const message = React.useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  const change = (remove: boolean) => {
    setRemoved(remove);
    setOpen(remove);
    toggle.current?.focus();
  };

  return (
    <Row>
      <span>{removed ? 'No entry' : 'Entry: fog, 200 m'}</span>
      <Action ref={toggle} onClick={() => change(!removed)}>
        {removed ? 'Add the entry again' : 'Remove the entry'}
      </Action>
      <div role="status">
        <Layer
          open={open}
          onClose={(_event, reason) => {
            if (reason === 'escapeKeyDown') {
              if (message.current?.contains(document.activeElement)) {
                toggle.current?.focus();
              }
              setOpen(false);
            }
          }}
        >
          <Message ref={message}>
            <span>Entry removed</span>
            <Undo onClick={() => change(false)}>Undo</Undo>
          </Message>
        </Layer>
      </div>
    </Row>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' });

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

const Undo = styled(Button)({
  padding: '4px 8px',
  border: 0,
  borderRadius: '4px',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid currentColor' },
});
