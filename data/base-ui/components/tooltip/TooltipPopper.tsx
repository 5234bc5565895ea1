import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

export default function TooltipPopper() {
  return (
    <Row>
      <Tip text="Rings the bell once">
        <Signal>Bell</Signal>
      </Tip>
      <Tip text="Sounds for five seconds">
        <Signal>Foghorn</Signal>
      </Tip>
    </Row>
  );
}

/** Describes the button inside it with a tooltip, which opens on hover and focus. */
function Tip({
  text,
  children,
}: {
  text: string;
  children: React.ReactElement<{ 'aria-describedby'?: string }>;
}) {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  React.useEffect(() => {
    if (!open) {
      return undefined;
    }
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  return (
    <span
      ref={setAnchor}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {React.cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      <Popper open={open} anchorEl={anchor} placement="top" disablePortal style={{ zIndex: 1 }}>
        <Bubble id={id}>{text}</Bubble>
      </Popper>
    </span>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px',
  paddingBlockStart: '48px',
});

const Bubble = styled('div')({
  marginBlock: '8px',
  padding: '4px 12px',
  borderRadius: '6px',
  color: 'light-dark(#f1f5f9, #0f172a)',
  background: 'light-dark(#0f172a, #f1f5f9)',
});

const Signal = styled(Button)({
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
