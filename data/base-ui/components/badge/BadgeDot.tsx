import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const pilots = [
  { initials: 'AH', name: 'Asta Holm', onDuty: true },
  { initials: 'BS', name: 'Bilal Saeed', onDuty: false },
];

export default function BadgeDot() {
  return (
    <Row>
      {pilots.map(({ initials, name, onDuty }) => (
        <Dot
          key={name}
          invisible={!onDuty}
          role="img"
          aria-label={onDuty ? `${name}, on duty` : name}
        >
          <Tile>{initials}</Tile>
        </Dot>
      ))}
    </Row>
  );
}

const Row = styled('div')({ display: 'flex', gap: '24px' });

const Dot = styled(Badge)({
  position: 'relative',
  display: 'inline-flex',
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    width: '12px',
    height: '12px',
    border: '2px solid light-dark(#ffffff, #0f172a)',
    borderRadius: '50%',
    background: 'light-dark(#15803d, #4ade80)',
  },
  [`& .${badgeClasses.invisible}`]: { display: 'none' },
});

const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: '50%',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#e2e8f0, #334155)',
});
