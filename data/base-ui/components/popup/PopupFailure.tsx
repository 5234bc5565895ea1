import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

export default function PopupFailure() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [withPopup, setWithPopup] = React.useState(false);
  const berths = <Card id={id}>Berths 3 and 7 are free until 18:00.</Card>;

  return (
    <Column>
      <label>
        <input type="checkbox" checked={withPopup} onChange={() => setWithPopup(!withPopup)} /> Use
        a popup
      </label>
      <Frame>
        <Anchor>
          <Trigger
            ref={setAnchor}
            aria-expanded={open}
            aria-describedby={open ? id : undefined}
            onClick={() => setOpen(!open)}
            onKeyDown={(event: React.KeyboardEvent) => event.key === 'Escape' && setOpen(false)}
          >
            Free berths
          </Trigger>
          {withPopup ? (
            <Popup anchor={anchor} open={open} offset={4} style={{ zIndex: 1 }}>
              {berths}
            </Popup>
          ) : (
            open && <Below>{berths}</Below>
          )}
        </Anchor>
      </Frame>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: 12, width: '100%', maxWidth: 320 });

const Frame = styled('div')({
  display: 'grid',
  placeItems: 'end center',
  height: 96,
  padding: 12,
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: 8,
  overflow: 'hidden',
});

const Anchor = styled('div')({ position: 'relative' });

const Below = styled('div')({
  position: 'absolute',
  insetBlockStart: '100%',
  paddingBlockStart: 4,
});

const Card = styled('div')({
  boxSizing: 'border-box',
  width: 200,
  padding: '8px 12px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: 6,
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
});

const Trigger = styled(Button)({
  padding: '8px 16px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: 2 },
});
