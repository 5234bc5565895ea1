import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function ProgressCircularDisableShrink() {
  return (
    <Stack direction="row" spacing={4}>
      <CircularProgress aria-label="Stitching, arc that grows and shrinks" />
      <CircularProgress disableShrink aria-label="Stitching, arc of one length" />
    </Stack>
  );
}
