import * as React from 'react';
import { Button } from '@mui/base/Button';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

export default function TransitionsIntroduction() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Area>
      <Toggle
        ref={setAnchor}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Tides today
      </Toggle>
      <Layer
        id={id}
        role="group"
        aria-label="Tides today"
        open={open}
        anchor={anchor}
        placement="bottom-start"
        offset={8}
        disablePortal
        keepMounted
      >
        <Card enterClassName="open" exitClassName="closed" lastTransitionedPropertyOnExit="opacity">
          <div>High water: 14:10</div>
          <div>Low water: 20:25</div>
        </Card>
      </Layer>
    </Area>
  );
}

const Area = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  width: '100%',
  maxWidth: '240px',
  height: '130px',
});

const Layer = styled(Popup)({ zIndex: 1 });

const Card = styled(CssTransition)({
  padding: '12px 16px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  transition: 'opacity 240ms ease-out, translate 240ms ease-out',
  '&.open': { opacity: 1, translate: 'none' },
  '&.closed': { opacity: 0, translate: '0 -12px' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

const Toggle = styled(Button)({
  justifySelf: 'start',
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
