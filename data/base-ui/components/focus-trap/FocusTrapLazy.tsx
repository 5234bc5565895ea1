import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

export default function FocusTrapLazy() {
  const id = React.useId();
  const [calls, setCalls] = React.useState(0);
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <ClickAwayListener onClickAway={close}>
      <Root>
        <Row>
          <Action aria-expanded={open} onClick={() => setOpen(!open)}>
            Report a position
          </Action>
          <Action onClick={() => setCalls(calls + 1)}>Call the pilot</Action>
        </Row>
        <div role="status">{calls > 0 && `Calls to the pilot: ${calls}`}</div>
        {open && (
          <FocusTrap open disableAutoFocus>
            <Panel
              role="group"
              aria-label="Position"
              tabIndex={-1}
              onKeyDown={(event) => event.key === 'Escape' && close()}
            >
              <label htmlFor={`${id}-latitude`}>Latitude</label>
              <Field id={`${id}-latitude`} />
              <label htmlFor={`${id}-longitude`}>Longitude</label>
              <Field id={`${id}-longitude`} />
              <Action onClick={close}>Close</Action>
            </Panel>
          </FocusTrap>
        )}
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
  minHeight: '330px',
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

const Field = styled('input')({
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
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
