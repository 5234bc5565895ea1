import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function SliderTrack() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography level="body-sm">No track</Typography>
      <Slider
        track={false}
        aria-label="Pipe angle"
        min={-45}
        max={45}
        defaultValue={0}
        marks={[{ value: 0 }]}
      />
      <Typography level="body-sm">Inverted track</Typography>
      <Slider
        track="inverted"
        getAriaLabel={(index) => (index === 0 ? 'Quiet until' : 'Quiet from')}
        getAriaValueText={(value) => `${value}:00`}
        max={24}
        defaultValue={[7, 21]}
      />
    </Box>
  );
}
