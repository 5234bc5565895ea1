import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

export default function PopupKeepMounted() {
  return (
    <Root>
      <Note label="Note for the pilot" keepMounted={false} />
      <Note label="Note for the pilot (keepMounted)" keepMounted />
    </Root>
  );
}

function Note({ label, keepMounted }: { label: string; keepMounted: boolean }) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div
      onKeyDown={({ key }) => {
        if (key === 'Escape' && open) {
          setOpen(false);
          anchor?.focus();
        }
      }}
    >
      <Trigger type="button" ref={setAnchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </Trigger>
      <Panel
        role="group"
        aria-label={label}
        anchor={anchor}
        open={open}
        placement="bottom-start"
        offset={4}
        disablePortal
        keepMounted={keepMounted}
      >
        <Field aria-label="Note" defaultValue="Two tugs, please" />
      </Panel>
    </div>
  );
}

const Root = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: '64px',
  justifyItems: 'start',
  paddingBlockEnd: '64px',
});

const Trigger = styled('button')({
  padding: '8px 16px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});

const Panel = styled(Popup)({ zIndex: 1, width: 'min(240px, 100%)' });

const Field = styled('input')({
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
