import Avatar from '@mui/joy/Avatar';
import Badge, { badgeClasses } from '@mui/joy/Badge';
import { styled } from '@mui/joy/styles';

const PulseBadge = styled(Badge)({
  [`& .${badgeClasses.badge}::after`]: {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    backgroundColor: 'inherit',
    zIndex: -1,
    animation: 'badge-pulse 1.6s ease-out infinite',
  },
  '@keyframes badge-pulse': {
    from: { transform: 'scale(1)', opacity: 1 },
    to: { transform: 'scale(2.4)', opacity: 0 },
  },
  '@media (prefers-reduced-motion: reduce)': {
    [`& .${badgeClasses.badge}::after`]: { animation: 'none' },
  },
});

export default function BadgePulse() {
  return (
    <PulseBadge color="success" badgeInset="14%">
      <Avatar size="lg" role="img" aria-label="Sensor 4, sending data">
        S4
      </Avatar>
    </PulseBadge>
  );
}
