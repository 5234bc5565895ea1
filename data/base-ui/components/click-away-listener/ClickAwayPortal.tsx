import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function ClickAwayPortal() {
  const [domTree, setDomTree] = React.useState(false);
  const [open, setOpen] = React.useState(false);
  const [dock, setDock] = React.useState<HTMLElement | null>(null);

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={domTree}
          onChange={(event) => setDomTree(event.target.checked)}
        />{' '}
        disableReactTree
      </label>
      <ClickAwayListener disableReactTree={domTree} onClickAway={() => setOpen(false)}>
        <div>
          <Action aria-expanded={open} onClick={() => setOpen(!open)}>
            Chart legend
          </Action>
          {open && (
            <Portal container={dock}>
              <Legend>Click here. The legend is in a portal.</Legend>
            </Portal>
          )}
        </div>
      </ClickAwayListener>
      <Dock ref={setDock} />
    </Column>
  );
}

const Column = styled('div')({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  width: '100%',
  maxWidth: '320px',
});

const Dock = styled('div')({ minHeight: '72px' });

const Legend = styled('div')({
  padding: '12px 16px',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ccfbf1, #134e4a)',
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
