import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

export default function FocusTrapNested() {
  const [open, setOpen] = React.useState(false);
  const [asking, setAsking] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const isEnabled = React.useCallback(() => !asking, [asking]);
  const close = () => {
    setAsking(false);
    setOpen(false);
  };

  return (
    <ClickAwayListener onClickAway={close}>
      <Root>
        <Action aria-expanded={open} onClick={() => setOpen(true)}>
          Plan the route
        </Action>
        {open && (
          <FocusTrap open isEnabled={isEnabled}>
            <Panel
              role="dialog"
              aria-label="Route"
              tabIndex={-1}
              onKeyDown={(event) => event.key === 'Escape' && close()}
            >
              <div>Three waypoints to Cape Wrath</div>
              <Row>
                <Action onClick={() => setAsking(true)}>Clear</Action>
                <Action onClick={close}>Close</Action>
              </Row>
            </Panel>
          </FocusTrap>
        )}
        {asking && (
          <FocusTrap open>
            <Panel
              role="alertdialog"
              aria-label="Clear the route?"
              tabIndex={-1}
              onKeyDown={(event) => event.key === 'Escape' && setAsking(false)}
            >
              <div>Clear the route?</div>
              <Row>
                <Action onClick={() => setAsking(false)}>Keep it</Action>
                <Action
                  onClick={() => {
                    setMessage('The route is cleared.');
                    close();
                  }}
                >
                  Clear it
                </Action>
              </Row>
            </Panel>
          </FocusTrap>
        )}
        <div role="status">{message}</div>
      </Root>
    </ClickAwayListener>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  alignContent: 'start',
  width: '100%',
  maxWidth: '320px',
  minHeight: '340px',
});

const Panel = styled('div')({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  boxSizing: 'border-box',
  width: '100%',
  padding: '16px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#f1f5f9, #1e293b)',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

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
