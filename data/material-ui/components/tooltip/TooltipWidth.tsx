import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const NOTE =
  'The mirror is washed once a year, in the week after the longest day, when the nights are too bright to observe.';

export default function TooltipWidth() {
  return (
    <Stack spacing={1}>
      <Tooltip describeChild title={NOTE}>
        <Button>300 pixels</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title={NOTE}
        slotProps={{ tooltip: { sx: { maxWidth: 'min(480px, 90vw)' } } }}
      >
        <Button>480 pixels</Button>
      </Tooltip>
      <Tooltip describeChild title={NOTE} slotProps={{ tooltip: { sx: { maxWidth: 160 } } }}>
        <Button>160 pixels</Button>
      </Tooltip>
    </Stack>
  );
}
