import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

export default function FocusTrapFailure() {
  const [open, setOpen] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const leave = () => setMessage('Focus left the panel.');

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Root>
        <FocusTrap open={open} disableRestoreFocus>
          <Panel
            role="group"
            aria-label="Storm warning"
            tabIndex={-1}
            onFocus={() => setMessage('Focus is in the panel.')}
            onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
          >
            <div>Storm from the north, after sunset</div>
            <Label>
              <Checkbox
                type="checkbox"
                checked={open}
                onChange={(event) => setOpen(event.target.checked)}
              />
              Trap focus
            </Label>
            <Action onClick={() => setMessage('The warning is confirmed.')}>Confirm</Action>
          </Panel>
        </FocusTrap>
        <Row>
          <Action onFocus={leave} onClick={() => setMessage('The bell rings.')}>
            Ring the bell
          </Action>
          <Action onFocus={leave} onClick={() => setMessage('The flag is down.')}>
            Lower the flag
          </Action>
        </Row>
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
  minHeight: '290px',
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

const Label = styled('label')({ display: 'flex', gap: '12px', alignItems: 'center' });

const Checkbox = styled('input')({
  flex: 'none',
  width: '24px',
  height: '24px',
  margin: 0,
  accentColor: 'light-dark(#115e59, #5eead4)',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
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
