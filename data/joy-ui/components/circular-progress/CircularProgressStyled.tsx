import CircularProgress, { circularProgressClasses } from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Gauge = styled(CircularProgress)(({ theme }) => ({
  '--CircularProgress-size': '80px',
  rotate: '180deg',
  [`& .${circularProgressClasses.track}`]: { strokeDasharray: '2 6' },
  [`& .${circularProgressClasses.progress}`]: { stroke: theme.vars.palette.danger.solidBg },
}));

export default function CircularProgressStyled() {
  return (
    <Stack direction="row" spacing={3}>
      <Gauge determinate value={35} aria-label="Pressure" />
      <Gauge determinate value={85} aria-label="Steam" />
    </Stack>
  );
}
