import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const pipes = [
  { value: 8, label: '8 mm' },
  { value: 12, label: '12' },
  { value: 20, label: '20' },
  { value: 32, label: '32' },
];

export default function SliderRestricted() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, paddingInline: 2 }}>
      <Slider
        aria-label="Blowpipe diameter"
        getAriaValueText={(value) => `${value} millimeters`}
        step={null}
        marks={pipes}
        min={8}
        max={32}
        defaultValue={12}
      />
    </Box>
  );
}
