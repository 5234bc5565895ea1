import TramRoundedIcon from '@mui/icons-material/TramRounded';
import Alert from '@mui/joy/Alert';

export default function AlertSlots() {
  return (
    <Alert
      role="note"
      startDecorator={<TramRoundedIcon />}
      endDecorator="16:05"
      slotProps={{
        startDecorator: {
          sx: { p: 0.75, borderRadius: '50%', bgcolor: 'background.surface' },
        },
        endDecorator: { component: 'time', sx: { fontVariantNumeric: 'tabular-nums' } },
      }}
      sx={{ width: '100%' }}
    >
      Line 9 to the botanical garden is full.
    </Alert>
  );
}
