import MailOutlined from '@mui/icons-material/MailOutlined';
import Badge, { badgeClasses } from '@mui/material/Badge';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const SealBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    right: -4,
    top: 12,
    height: 18,
    minWidth: 18,
    padding: '0 4px',
    border: `2px solid ${(theme.vars ?? theme).palette.background.paper}`,
    backgroundColor: '#8c1d40',
    color: '#fff',
  },
}));

export default function BadgeStyled() {
  return (
    <SealBadge badgeContent={6} role="img" aria-label="6 registered letters">
      <MailOutlined />
    </SealBadge>
  );
}
