import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function ClickAwayListenerPortal() {
  const [domOnly, setDomOnly] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  return (
    <Root>
      <label>
        <input
          type="checkbox"
          checked={domOnly}
          onChange={({ target }) => setDomOnly(target.checked)}
        />{' '}
        disableReactTree
      </label>
      <ClickAwayListener disableReactTree={domOnly} onClickAway={() => setOpen(false)}>
        <div onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
          <Trigger type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            Harbor radio
          </Trigger>
          {open && (
            <Portal>
              <Radio role="group" aria-label="Harbor radio">
                Channel 12. Click this message.
              </Radio>
            </Portal>
          )}
        </div>
      </ClickAwayListener>
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  accentColor: 'light-dark(#115e59, #5eead4)',
});

const Trigger = styled('button')({
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

const Radio = styled('div')({
  position: 'fixed',
  zIndex: 1,
  insetBlockEnd: '16px',
  insetInlineStart: '16px',
  padding: '12px 16px',
  borderRadius: '8px',
  color: 'light-dark(#ffffff, #0f172a)',
  background: 'light-dark(#0f172a, #f1f5f9)',
});
