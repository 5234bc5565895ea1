import * as React from 'react';
import {
  PopupContext,
  Unstable_Popup as Popup,
  type PopupPlacement as Placement,
} from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const placements = sides.flatMap((side): Placement[] => [side, `${side}-start`, `${side}-end`]);

function FinalPlacement() {
  return React.useContext(PopupContext)?.placement;
}

export default function PopupPlacement() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [placement, setPlacement] = React.useState<Placement>('top');

  return (
    <Root>
      <label>
        Placement{' '}
        <Choice
          value={placement}
          onChange={({ target }) =>
            setPlacement(placements.find((name) => name === target.value) ?? 'top')
          }
        >
          {placements.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
      </label>
      <Water role="region" aria-label="Harbor basin" tabIndex={0}>
        <Basin>
          <Buoy
            type="button"
            ref={setAnchor}
            aria-expanded={open}
            aria-describedby={open ? id : undefined}
            onClick={() => setOpen(!open)}
            onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          >
            Buoy
          </Buoy>
          <Flag id={id} anchor={anchor} open={open} placement={placement} offset={6} disablePortal>
            <FinalPlacement />
          </Flag>
        </Basin>
      </Water>
    </Root>
  );
}

const Root = styled('div')({ display: 'grid', gap: '12px', width: '100%', maxWidth: '360px' });

const Choice = styled('select')({
  padding: '6px 10px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
});

const Water = styled('div')({
  position: 'relative',
  height: '220px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  overflow: 'auto',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#f1f5f9, #1e293b)',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '2px' },
});

const Basin = styled('div')({ display: 'grid', placeItems: 'center', height: '380px' });

const Buoy = styled('button')({
  padding: '8px 12px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '2px' },
});

const Flag = styled(Popup)({
  width: 'max-content',
  padding: '2px 8px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  background: 'light-dark(#ffffff, #0f172a)',
});
