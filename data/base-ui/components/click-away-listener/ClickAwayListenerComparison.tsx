import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

export default function ClickAwayListenerComparison() {
  const [plainOpen, setPlainOpen] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  return (
    <Row>
      <Berth>
        <Trigger type="button" aria-expanded={plainOpen} onClick={() => setPlainOpen(!plainOpen)}>
          No listener
        </Trigger>
        {plainOpen && <Panel>Stays open over the text below</Panel>}
      </Berth>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Berth>
          <Trigger type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            Listener
          </Trigger>
          {open && <Panel>Closes when you click outside</Panel>}
        </Berth>
      </ClickAwayListener>
      <p>
        The ferry leaves from berth 3. Vehicles wait in lanes 1 to 4, and foot passengers use the
        gate next to the crane.
      </p>
    </Row>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px',
  maxWidth: '400px',
  '& p': { gridColumn: '1 / -1', margin: 0, minHeight: '72px' },
});

const Berth = styled('div')({ position: 'relative' });

const Trigger = styled('button')({
  width: '100%',
  padding: '8px 12px',
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

const Panel = styled('div')({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '100%',
  insetInline: 0,
  marginBlockStart: '4px',
  padding: '8px 12px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  boxShadow: '0 8px 24px light-dark(rgb(15 23 42 / 0.16), rgb(0 0 0 / 0.6))',
});
