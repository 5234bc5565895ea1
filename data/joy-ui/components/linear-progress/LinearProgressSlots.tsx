import LinearProgress from '@mui/joy/LinearProgress';

export default function LinearProgressSlots() {
  return (
    <LinearProgress
      determinate
      value={25}
      component="span"
      aria-label="Restoration"
      slotProps={{
        root: ({ value }) => ({ title: `${value}% restored`, sx: { width: '100%' } }),
      }}
    />
  );
}
