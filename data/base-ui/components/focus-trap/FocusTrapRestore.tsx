import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { FocusTrap } from '@mui/base/FocusTrap';
import { flushSync } from 'react-dom';
import { styled } from '@mui/system';

export default function FocusTrapRestore() {
  const id = React.useId();
  const openerRef = React.useRef<HTMLButtonElement>(null);
  const arrivalRef = React.useRef<HTMLInputElement>(null);
  const [berth, setBerth] = React.useState('none');
  const [open, setOpen] = React.useState(false);
  const close = (next: HTMLElement | null) => {
    flushSync(() => setOpen(false));
    next?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Root>
        <Action ref={openerRef} aria-expanded={open} onClick={() => setOpen(true)}>
          {`Choose a berth (${berth})`}
        </Action>
        {open && (
          <FocusTrap open disableRestoreFocus>
            <Panel
              role="dialog"
              aria-label="Berth"
              tabIndex={-1}
              onKeyDown={(event) => event.key === 'Escape' && close(openerRef.current)}
            >
              <Row>
                {['Pier 1', 'Pier 2', 'South quay'].map((name) => (
                  <Action
                    key={name}
                    onClick={() => {
                      setBerth(name);
                      close(arrivalRef.current);
                    }}
                  >
                    {name}
                  </Action>
                ))}
              </Row>
            </Panel>
          </FocusTrap>
        )}
        <label htmlFor={id}>Day of arrival</label>
        <Field id={id} ref={arrivalRef} />
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
  minHeight: '280px',
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
