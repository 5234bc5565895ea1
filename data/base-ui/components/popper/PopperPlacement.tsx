import * as React from 'react';
import { Popper, type PopperPlacementType } from '@mui/base/Popper';
import { styled } from '@mui/system';

const sides = ['top', 'right', 'bottom', 'left', 'auto'] as const;
const placements = sides.flatMap((side) => [side, `${side}-start`, `${side}-end`] as const);

export default function PopperPlacement() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [placement, setPlacement] = React.useState<PopperPlacementType>('top-start');
  const [mirrored, setMirrored] = React.useState(false);
  const direction = mirrored ? 'rtl' : 'ltr';

  return (
    <Root>
      <label>
        Placement{' '}
        <Choice
          value={placement}
          onChange={({ target }) =>
            setPlacement(placements.find((name) => name === target.value) ?? 'auto')
          }
        >
          {placements.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
      </label>
      <label>
        <input
          type="checkbox"
          checked={mirrored}
          onChange={({ target }) => setMirrored(target.checked)}
        />{' '}
        Right-to-left
      </label>
      <Water role="region" aria-label="Harbor basin" tabIndex={0} dir={direction}>
        <Basin>
          <Buoy
            type="button"
            ref={setAnchor}
            aria-expanded={open}
            aria-describedby={open ? id : undefined}
            onClick={() => setOpen(!open)}
            onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          >
            Buoy number 12
          </Buoy>
          <Flag
            id={id}
            anchorEl={anchor}
            open={open}
            placement={placement}
            direction={direction}
            disablePortal
          >
            {(popper) => popper.placement}
          </Flag>
        </Basin>
      </Water>
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: '12px',
  width: '100%',
  maxWidth: '360px',
  accentColor: 'light-dark(#115e59, #5eead4)',
});

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

const Flag = styled(Popper)({
  width: 'max-content',
  padding: '2px 8px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  background: 'light-dark(#ffffff, #0f172a)',
});
