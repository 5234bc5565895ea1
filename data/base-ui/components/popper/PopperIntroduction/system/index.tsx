import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

export default function PopperIntroduction() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Stage>
      <Action
        ref={setAnchor}
        aria-describedby={open ? id : undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event: React.KeyboardEvent) => event.key === 'Escape' && setOpen(false)}
      >
        Depth at the quay
      </Action>
      <Layer id={id} open={open} anchorEl={anchor} placement="bottom-start">
        <Paper>6.2 m at low water</Paper>
      </Layer>
    </Stage>
  );
}

const Stage = styled('div')({ minHeight: '104px' });

const Action = styled(Button)({
  padding: '8px 16px',
  border: '0',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '2px' },
});

const Layer = styled(Popper)({ zIndex: 1, paddingBlock: '8px' });

const Paper = styled('div')({
  maxWidth: '240px',
  padding: '8px 12px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  boxShadow: '0 8px 24px light-dark(rgb(15 23 42 / 0.16), rgb(0 0 0 / 0.6))',
});
