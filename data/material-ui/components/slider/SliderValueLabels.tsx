import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const formatHeat = (value: number) => `${value} °C`;

export default function SliderValueLabels() {
  return (
    <Stack spacing={5} sx={{ width: '100%', maxWidth: 320, px: 3, pt: 4 }}>
      <Slider
        aria-label="Kiln temperature"
        defaultValue={640}
        max={1300}
        step={10}
        valueLabelDisplay="on"
        valueLabelFormat={formatHeat}
        getAriaValueText={formatHeat}
      />
      <Slider
        aria-label="Drying cupboard temperature"
        defaultValue={45}
        max={80}
        valueLabelDisplay="auto"
        valueLabelFormat={formatHeat}
        getAriaValueText={formatHeat}
      />
    </Stack>
  );
}
