import LinearProgress from '@mui/joy/LinearProgress';
import { styled } from '@mui/joy/styles';

const StripedProgress = styled(LinearProgress)({
  '--LinearProgress-thickness': '14px',
  '--LinearProgress-radius': '4px',
  '&::before': {
    backgroundImage:
      'repeating-linear-gradient(45deg, transparent 0 8px, rgb(255 255 255 / 0.25) 8px 16px)',
  },
});

export default function LinearProgressStyled() {
  return <StripedProgress determinate value={70} color="warning" aria-label="Binding repair" />;
}
