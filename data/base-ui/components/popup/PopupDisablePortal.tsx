import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

export default function PopupDisablePortal() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [berth, setBerth] = React.useState('none');

  const handleClose = () => {
    setOpen(false);
    anchor?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Root
        onBlur={({ currentTarget, relatedTarget }) =>
          relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)
        }
        onKeyDown={({ key }) => key === 'Escape' && open && handleClose()}
      >
        <Action type="button" ref={setAnchor} aria-expanded={open} onClick={() => setOpen(!open)}>
          Choose a berth
        </Action>
        <Panel
          role="group"
          aria-label="Free berths"
          anchor={anchor}
          open={open}
          placement="bottom-start"
          offset={8}
          disablePortal
        >
          {['A 2', 'B 7', 'C 4'].map((name) => (
            <Action
              key={name}
              type="button"
              onClick={() => {
                setBerth(name);
                handleClose();
              }}
            >
              {name}
            </Action>
          ))}
        </Panel>
        <div role="status">Berth: {berth}</div>
      </Root>
    </ClickAwayListener>
  );
}

const Root = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
});

const Action = styled('button')({
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

const Panel = styled(Popup)({
  zIndex: 1,
  display: 'flex',
  gap: '8px',
  width: 'max-content',
  padding: '8px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  background: 'light-dark(#ffffff, #0f172a)',
  boxShadow: '0 8px 24px light-dark(rgb(15 23 42 / 0.16), rgb(0 0 0 / 0.6))',
});
