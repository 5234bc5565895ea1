import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const SmallAvatar = styled(Avatar)(({ theme }) => ({
  width: 22,
  height: 22,
  border: `2px solid ${(theme.vars ?? theme).palette.background.paper}`,
}));

export default function AvatarWithBadge() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge
        overlap="circular"
        variant="dot"
        color="success"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ badge: { role: 'img', 'aria-label': 'is here tonight' } }}
      >
        <Avatar alt="Ridge Hut Choir" src="/images/material-ui/ridge-hut.svg" />
      </Badge>
      <Badge
        overlap="circular"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        badgeContent={
          <SmallAvatar alt="from the coast" src="/images/material-ui/tide-station.svg" />
        }
      >
        <Avatar alt="The Corn Poppies" src="/images/material-ui/corn-poppy.svg" />
      </Badge>
      <Badge color="primary" badgeContent={3} slotProps={{ badge: { 'aria-hidden': true } }}>
        <Avatar
          variant="rounded"
          alt="Lady Ferns, 3 new messages"
          src="/images/material-ui/lady-fern.svg"
        />
      </Badge>
    </Stack>
  );
}
