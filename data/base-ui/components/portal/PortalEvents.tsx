import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function PortalEvents() {
  const [dock, setDock] = React.useState<HTMLElement | null>(null);
  const [count, setCount] = React.useState({ bridge: 0, dock: 0 });

  return (
    <Row>
      <Box onClick={() => setCount((old) => ({ ...old, bridge: old.bridge + 1 }))}>
        <strong>Bridge (React parent)</strong>
        <span role="status">Clicks: {count.bridge}</span>
        <Portal container={dock}>
          <Action>Cast off</Action>
        </Portal>
      </Box>
      <Box onClick={() => setCount((old) => ({ ...old, dock: old.dock + 1 }))}>
        <strong>Dock (container)</strong>
        <span role="status">Clicks: {count.dock}</span>
        <div ref={setDock} />
      </Box>
    </Row>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: '12px',
  width: '100%',
  maxWidth: '520px',
});

const Box = styled('div')({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '8px',
  padding: '16px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '12px',
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
