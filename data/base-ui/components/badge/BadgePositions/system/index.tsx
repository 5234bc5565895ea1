import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const corners = ['top-start', 'top-end', 'bottom-start', 'bottom-end'];

export default function BadgePositions() {
  return (
    <Row>
      {corners.map((corner) => (
        <Count
          key={corner}
          badgeContent={4}
          data-corner={corner}
          role="img"
          aria-label={`${corner}: 4 letters`}
        >
          <Tile>{corner}</Tile>
        </Count>
      ))}
    </Row>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '32px', padding: '12px' });

const Count = styled(Badge)({
  position: 'relative',
  display: 'inline-flex',
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    width: '22px',
    height: '22px',
    borderRadius: '11px',
    fontSize: '12px',
    fontWeight: 600,
    lineHeight: '22px',
    textAlign: 'center',
    color: 'light-dark(#ffffff, #042f2e)',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`&[data-corner^="top"] .${badgeClasses.badge}`]: { insetBlockStart: '-11px' },
  [`&[data-corner^="bottom"] .${badgeClasses.badge}`]: { insetBlockEnd: '-11px' },
  [`&[data-corner$="start"] .${badgeClasses.badge}`]: { insetInlineStart: '-11px' },
  [`&[data-corner$="end"] .${badgeClasses.badge}`]: { insetInlineEnd: '-11px' },
});

const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  minWidth: '96px',
  padding: '14px 8px',
  borderRadius: '10px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#e2e8f0, #334155)',
});
