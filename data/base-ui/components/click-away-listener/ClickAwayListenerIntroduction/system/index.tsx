import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

export default function ClickAwayListenerIntroduction() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Root onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
        <Trigger type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Crew on watch
        </Trigger>
        {open && <Panel>Until 20:00, Marit and Tomás. Then Ines and Hakim.</Panel>}
      </Root>
    </ClickAwayListener>
  );
}

const Root = styled('div')({ minHeight: '136px' });

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

const Panel = styled('div')({
  boxSizing: 'border-box',
  maxWidth: '240px',
  marginBlockStart: '8px',
  padding: '8px 12px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  boxShadow: '0 8px 24px light-dark(rgb(15 23 42 / 0.16), rgb(0 0 0 / 0.6))',
});
