import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

export default function TooltipPopper() {
  // The text of the open tooltip, so that one tooltip is open at a time.
  const [opened, setOpened] = React.useState('');

  return (
    <Row>
      <Tip text="Rings the bell once" opened={opened} onChange={setOpened}>
        <Signal>Bell</Signal>
      </Tip>
      <Tip text="Sounds for five seconds" opened={opened} onChange={setOpened}>
        <Signal>Foghorn</Signal>
      </Tip>
    </Row>
  );
}

interface TipProps {
  text: string;
  opened: string;
  onChange: React.Dispatch<React.SetStateAction<string>>;
  children: React.ReactElement<{ 'aria-describedby'?: string }>;
}

/** Describes the button inside it with a tooltip, which opens on hover and focus. */
function Tip({ text, opened, onChange, children }: TipProps) {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = opened === text;
  const show = () => onChange(text);
  const hide = () => onChange((current) => (current === text ? '' : current));

  React.useEffect(() => {
    if (!open) {
      return undefined;
    }
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onChange('');
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open, onChange]);

  return (
    <span ref={setAnchor} onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
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
