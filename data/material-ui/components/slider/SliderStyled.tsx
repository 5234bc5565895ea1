import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const HeatSlider = styled(Slider)(({ theme }) => ({
  height: 8,
  color: (theme.vars ?? theme).palette.text.primary,
  [`& .${sliderClasses.track}`]: { display: 'none' },
  [`& .${sliderClasses.rail}`]: {
    opacity: 1,
    background: 'linear-gradient(to right, #4e342e, #c62828 45%, #ef6c00 70%, #ffecb3)',
  },
  [`& .${sliderClasses.thumb}`]: {
    color: (theme.vars ?? theme).palette.background.paper,
    border: `3px solid ${(theme.vars ?? theme).palette.text.primary}`,
    [`&.${sliderClasses.focusVisible}`]: {
      outline: `2px solid ${(theme.vars ?? theme).palette.text.primary}`,
      outlineOffset: 3,
    },
  },
  [`& .${sliderClasses.valueLabel}`]: { borderRadius: 12 },
}));

export default function SliderStyled() {
  return (
    <HeatSlider
      aria-label="Glow color"
      defaultValue={860}
      min={500}
      max={1300}
      step={10}
      valueLabelDisplay="auto"
      valueLabelFormat={(value) => `${value} °C`}
      getAriaValueText={(value) => `${value} °C`}
      sx={{ maxWidth: 360 }}
    />
  );
}
