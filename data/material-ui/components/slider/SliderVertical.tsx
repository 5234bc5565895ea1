import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const zones = [
  { name: 'Top', power: 55 },
  { name: 'Middle', power: 70 },
  { name: 'Floor', power: 85 },
];

export default function SliderVertical() {
  return (
    <Stack direction="row" spacing={4}>
      {zones.map(({ name, power }) => (
        <Stack key={name} spacing={2} sx={{ height: 220, alignItems: 'center' }}>
          <Slider
            orientation="vertical"
            defaultValue={power}
            valueLabelDisplay="auto"
            aria-label={`${name} heating coil`}
            getAriaValueText={(value) => `${value} percent`}
          />
          <Typography>{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
