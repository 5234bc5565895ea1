import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const offices = [
  { name: 'Customs', reports: 99 },
  { name: 'Pilots', reports: 100 },
  { name: 'Weather', reports: 1200 },
];

export default function BadgeMaximum() {
  return (
    <List>
      {offices.map(({ name, reports }) => (
        <li key={name}>
          <Count
            badgeContent={reports}
            max={name === 'Weather' ? 999 : undefined}
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            {name}
            <Hidden>{`: ${reports} reports`}</Hidden>
          </Count>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: '12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Count = styled(Badge)({
  display: 'inline-flex',
  gap: '12px',
  alignItems: 'center',
  [`& .${badgeClasses.badge}`]: {
    padding: '0 8px',
    borderRadius: '11px',
    fontSize: '13px',
    fontWeight: 600,
    lineHeight: '22px',
    color: 'light-dark(#ffffff, #042f2e)',
    background: 'light-dark(#115e59, #5eead4)',
  },
});

const Hidden = styled('span')({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
