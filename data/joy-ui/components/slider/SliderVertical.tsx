import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const marks = [
  { value: 0, label: 'Off' },
  { value: 50, label: 'Half' },
  { value: 100, label: 'Full' },
];

export default function SliderVertical() {
  return (
    <Box sx={{ height: 220, paddingBlock: 1 }}>
      <Stack direction="row" useFlexGap spacing={4} sx={{ height: '100%' }}>
        <Slider orientation="vertical" aria-label="Left vent" defaultValue={30} />
        <Slider
          orientation="vertical"
          aria-label="Right vent"
          defaultValue={[20, 60]}
          color="warning"
        />
        <Slider
          orientation="vertical"
          aria-label="Hood"
          defaultValue={50}
          marks={marks}
          sx={{ marginInlineEnd: 4 }}
        />
      </Stack>
    </Box>
  );
}
