import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipSx() {
  return (
    <Tooltip
      describeChild
      arrow
      title="Wedge the clay at least fifty times, cut it, and look for air bubbles before you throw."
      sx={{ maxWidth: 220, borderRadius: 'lg', p: 1.5 }}
      slotProps={{ arrow: { sx: { opacity: 0.6 } } }}
    >
      <Button variant="outlined" color="neutral" sx={{ borderRadius: 'sm' }}>
        Prepare the clay
      </Button>
    </Tooltip>
  );
}
