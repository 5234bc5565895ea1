/** The look of the playground: the code that it shows is the component without styles. */
import { Badge as BaseBadge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

export const Badge = styled(BaseBadge)({
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  [`& .${badgeClasses.badge}`]: {
    boxSizing: 'border-box',
    minWidth: '22px',
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
