import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

export default function PopupTooltip() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  React.useEffect(() => {
    if (!open) {
      return undefined;
    }
    const handleKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open]);

  return (
    <span
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {/* The server doesn't render the popup, so the reference is set after the first render. */}
      <Signal
        type="button"
        ref={setAnchor}
        aria-label="Flag Oscar"
        aria-describedby={anchor ? id : undefined}
      >
        O
      </Signal>
      <Bubble id={id} anchor={anchor} open={open} placement="top" keepMounted>
        <Text>Man overboard</Text>
      </Bubble>
    </span>
  );
}

const Signal = styled('button')({
  width: '44px',
  height: '44px',
  padding: 0,
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});

// The padding closes the gap to the button, so that the pointer can move to the text.
const Bubble = styled(Popup)({ zIndex: 1, paddingBlock: '8px' });

const Text = styled('div')({
  padding: '4px 10px',
  borderRadius: '6px',
  color: 'light-dark(#ffffff, #0f172a)',
  background: 'light-dark(#0f172a, #f1f5f9)',
});
