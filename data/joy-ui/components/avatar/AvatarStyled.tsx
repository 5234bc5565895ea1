import Avatar, { avatarClasses } from '@mui/joy/Avatar';
import { styled } from '@mui/joy/styles';

const Patch = styled(Avatar)(({ theme }) => ({
  '--Avatar-radius': '50% 50% 12px 12px',
  border: `2px solid ${theme.vars.palette.neutral.outlinedBorder}`,
  [`& .${avatarClasses.img}`]: { transform: 'scale(1.2)' },
}));

export default function AvatarStyled() {
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Patch size="lg" alt="Valley base" src="/images/material-ui/lady-fern.svg" />
      <Patch size="lg" role="img" aria-label="Summit base">
        SB
      </Patch>
    </div>
  );
}
