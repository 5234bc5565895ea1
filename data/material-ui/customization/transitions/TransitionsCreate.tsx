import PersonIcon from '@mui/icons-material/Person';
import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

const ProfileButton = styled(ButtonBase)(({ theme }) => ({
  borderRadius: '50%',
  outlineOffset: 4,
  transition: theme.transitions.create(['transform', 'box-shadow'], {
    duration: theme.transitions.duration.shorter,
    easing: theme.transitions.easing.easeOut,
  }),
  '&:hover, &:focus-visible': {
    transform: 'scale(1.15)',
    boxShadow: (theme.vars ?? theme).shadows[6],
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function TransitionsCreate() {
  return (
    <ProfileButton aria-label="Profile of Ines Duarte">
      <Avatar sx={{ width: 56, height: 56, bgcolor: 'primary.dark' }}>
        <PersonIcon />
      </Avatar>
    </ProfileButton>
  );
}
