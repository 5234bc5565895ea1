import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

export default function FocusTrapIntroduction() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <ClickAwayListener onClickAway={close}>
      <Root>
        <Action aria-expanded={open} onClick={() => setOpen(true)}>
          Open the checklist
        </Action>
        {open && (
          <FocusTrap open>
            <Panel
              role="dialog"
              aria-label="Before departure"
              tabIndex={-1}
              onKeyDown={(event) => event.key === 'Escape' && close()}
            >
              <Label>
                <Checkbox type="checkbox" /> Fenders are on board
              </Label>
              <Label>
                <Checkbox type="checkbox" /> Lights are on
              </Label>
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
  minHeight: '234px',
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
