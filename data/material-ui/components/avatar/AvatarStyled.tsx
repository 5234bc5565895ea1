import Avatar, { avatarClasses } from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const RingAvatar = styled(Avatar)(({ theme }) => ({
  width: 56,
  height: 56,
  padding: 3,
  border: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
  backgroundColor: 'transparent',
  color: (theme.vars ?? theme).palette.text.primary,
  [`& .${avatarClasses.img}`]: { borderRadius: '50%' },
}));

export default function AvatarStyled() {
  return (
    <Stack direction="row" spacing={2}>
      <RingAvatar alt="Tide Station Singers" src="/images/material-ui/tide-station.svg" />
      <RingAvatar role="img" aria-label="Oskar Berg">
        OB
      </RingAvatar>
    </Stack>
  );
}
