import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

export default function ClickAwayListenerLeadingEdge() {
  const [clicks, setClicks] = React.useState(0);
  const [presses, setPresses] = React.useState(0);

  return (
    <Row>
      <ClickAwayListener onClickAway={() => setClicks((count) => count + 1)}>
        <Log>Wind southwest, visibility good</Log>
      </ClickAwayListener>
      <span role="status">Clicks outside: {clicks}</span>
      <ClickAwayListener
        mouseEvent="onMouseDown"
        touchEvent="onTouchStart"
        onClickAway={() => setPresses((count) => count + 1)}
      >
        <Log>Wind southwest, visibility good</Log>
      </ClickAwayListener>
      <span role="status">Presses outside: {presses}</span>
    </Row>
  );
}

const Row = styled('div')({ display: 'grid', gap: '12px', width: '100%', maxWidth: '320px' });

const Log = styled('div')({
  padding: '12px 16px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#f1f5f9, #1e293b)',
});
