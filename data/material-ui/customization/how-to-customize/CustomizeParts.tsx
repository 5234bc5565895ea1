import Slider, { sliderClasses } from '@mui/material/Slider';

export default function CustomizeParts() {
  return (
    <Slider
      aria-label="Anchor chain"
      defaultValue={40}
      sx={{
        width: 240,
        [`& .${sliderClasses.thumb}`]: { borderRadius: '4px' },
        [`& .${sliderClasses.rail}`]: { opacity: 0.2 },
      }}
    />
  );
}
