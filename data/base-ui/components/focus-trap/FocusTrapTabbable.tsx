import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

function getTabbable(root: HTMLElement) {
  return [...root.querySelectorAll<HTMLElement>('button, summary')].filter((element) =>
    element.checkVisibility(),
  );
}

export default function FocusTrapTabbable() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <ClickAwayListener onClickAway={close}>
      <Root>
        <Action aria-expanded={open} onClick={() => setOpen(true)}>
          Show the buoy
        </Action>
        {open && (
          <FocusTrap
            open
            // @ts-expect-error The type requires strings, but FocusTrap focuses elements.
            getTabbable={getTabbable}
          >
            <Panel
              role="dialog"
              aria-label="Buoy 12"
              tabIndex={-1}
              onKeyDown={(event) => event.key === 'Escape' && close()}
            >
              <Action onClick={close}>Close</Action>
              <details>
                <Summary>Position and light</Summary>
                <p>58.36° N, 6.75° W, two white flashes</p>
                <Action>Report a fault</Action>
              </details>
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
  minHeight: '300px',
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

const Summary = styled('summary')({
  padding: '4px',
  borderRadius: '4px',
  cursor: 'pointer',
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
