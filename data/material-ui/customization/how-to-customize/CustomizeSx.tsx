import Slider from '@mui/material/Slider';

export default function CustomizeSx() {
  return (
    <Slider
      aria-label="Engine power"
      defaultValue={40}
      sx={{ width: 240, color: 'success.main' }}
    />
  );
}
