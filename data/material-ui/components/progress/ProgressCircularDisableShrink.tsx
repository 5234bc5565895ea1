import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function ProgressCircularDisableShrink() {
  return (
    <Stack direction="row" spacing={4}>
      <CircularProgress aria-label="Stitching, with a shrinking arc" />
      <CircularProgress disableShrink aria-label="Stitching, with a fixed arc" />
    </Stack>
  );
}
