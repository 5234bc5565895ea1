import Slider from '@mui/material/Slider';
import './styles.css';

export default function InteropInnerParts() {
  return (
    <Slider
      className="oven-slider"
      aria-label="Oven temperature"
      defaultValue={180}
      min={50}
      max={250}
      step={10}
      valueLabelDisplay="auto"
      slotProps={{ valueLabel: { className: 'oven-slider-label' } }}
    />
  );
}
