import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

export default function BadgeIntroduction() {
  return (
    <Row>
      <Count badgeContent={5} role="img" aria-label="North tower: 5 letters">
        <Tile>N</Tile>
      </Count>
      <Count badgeContent={120} role="img" aria-label="South tower: 120 letters">
        <Tile>S</Tile>
      </Count>
      <Count badgeContent={0} role="img" aria-label="East tower: no letters">
        <Tile>E</Tile>
      </Count>
    </Row>
  );
}

const Row = styled('div')({ display: 'flex', gap: '32px', padding: '8px' });

const Count = styled(Badge)({
  position: 'relative',
  display: 'inline-flex',
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    insetBlockStart: '-8px',
    insetInlineEnd: '-8px',
    boxSizing: 'border-box',
    minWidth: '22px',
    height: '22px',
    padding: '0 6px',
    borderRadius: '11px',
    fontSize: '12px',
    fontWeight: 600,
    lineHeight: '22px',
    textAlign: 'center',
    color: 'light-dark(#ffffff, #042f2e)',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`& .${badgeClasses.invisible}`]: { display: 'none' },
});

const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: '10px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#e2e8f0, #334155)',
});
