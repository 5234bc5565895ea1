import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function SliderSlots() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, paddingTop: 3 }}>
      <Slider
        aria-label="Color rods"
        max={12}
        defaultValue={5}
        valueLabelDisplay="on"
        slotProps={{
          rail: { sx: { opacity: 0.6 } },
          track: { sx: { backgroundImage: 'none', border: 0 } },
          thumb: ({ dragging }) => ({ sx: { cursor: dragging ? 'grabbing' : 'grab' } }),
          valueLabel: { sx: { '--Slider-valueLabelArrowDisplay': 'none', borderRadius: 'xl' } },
          input: { 'data-sensor': 'rods' },
        }}
      />
    </Box>
  );
}
