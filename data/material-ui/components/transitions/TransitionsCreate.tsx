import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Vane = styled(Button)(({ theme }) => ({
  transition: theme.transitions.create(['transform', 'border-radius'], {
    duration: theme.transitions.duration.complex,
    easing: theme.transitions.easing.easeInOut,
  }),
  '&:hover, &:focus-visible': { transform: 'rotate(-8deg)', borderRadius: 24 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function TransitionsCreate() {
  return <Vane variant="outlined">Turn the weather vane</Vane>;
}
