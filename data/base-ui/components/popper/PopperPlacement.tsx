import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const placements = ['top', 'bottom-start', 'bottom-end', 'left', 'right'] as const;

const modifiers = [
  { name: 'offset', options: { offset: [0, 8] } },
  { name: 'preventOverflow', options: { padding: 8 } },
];

export default function PopperPlacement() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] = React.useState<(typeof placements)[number]>('top');

  return (
    <Column>
      <label>
        Placement{' '}
        <select
          value={placement}
          onChange={(event) =>
            setPlacement(placements.find((other) => other === event.target.value) ?? 'top')
          }
        >
          {placements.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <Stage>
        <Buoy ref={setAnchor}>Buoy</Buoy>
        <Popper
          open
          anchorEl={anchor}
          disablePortal
          placement={placement}
          modifiers={modifiers}
          role="note"
        >
          {({ placement: actual }) => <Paper>{actual}</Paper>}
        </Popper>
      </Stage>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '12px', width: '100%', maxWidth: '420px' });

const Stage = styled('div')({ display: 'grid', placeItems: 'center', height: '200px' });

const Buoy = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: '50%',
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
});

const Paper = styled('div')({
  maxWidth: '240px',
  padding: '8px 12px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
});
