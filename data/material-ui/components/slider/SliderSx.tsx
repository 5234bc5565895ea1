import Slider from '@mui/material/Slider';

export default function SliderSx() {
  return (
    <Slider
      aria-label="Slip tank water level"
      defaultValue={62}
      sx={{
        maxWidth: 320,
        color: 'info.dark',
        height: 12,
        borderRadius: 0,
        '& .MuiSlider-rail': { opacity: 0.2 },
        '& .MuiSlider-thumb': {
          width: 14,
          height: 28,
          borderRadius: '4px',
          '&::before': { boxShadow: 'none' },
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
        },
      }}
    />
  );
}
