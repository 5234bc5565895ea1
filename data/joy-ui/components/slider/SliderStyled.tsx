import Box from '@mui/joy/Box';
import Slider, { sliderClasses } from '@mui/joy/Slider';
import { styled } from '@mui/joy/styles';

const GaugeSlider = styled(Slider)(({ theme }) => ({
  '--Slider-trackSize': '10px',
  '--Slider-markSize': '4px',
  [`& .${sliderClasses.markLabel}`]: {
    fontFamily: theme.vars.fontFamily.code,
    color: theme.vars.palette.text.secondary,
  },
  '& .MuiSlider-markLabelActive': { fontWeight: theme.vars.fontWeight.lg },
}));

export default function SliderStyled() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, paddingInline: 1 }}>
      <GaugeSlider
        aria-label="Pressure in bar"
        max={4}
        step={0.5}
        defaultValue={2}
        marks={[0, 1, 2, 3, 4].map((value) => ({ value, label: String(value) }))}
      />
    </Box>
  );
}
