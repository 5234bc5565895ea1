import { Slider } from '@mui/base/Slider';
import './styles.css';

const marks = [
  { value: 1, label: 'Low water' },
  { value: 2.5 },
  { value: 4 },
  { value: 5.5, label: 'High water' },
];

export default function SliderMarks() {
  return (
    <div className="slider-marks-panel">
      <Slider
        className="slider-marks-slider"
        aria-label="Height of the tide"
        defaultValue={4}
        getAriaValueText={(value) => `${value} meters`}
        marks={marks}
        max={7}
        step={0.5}
      />
    </div>
  );
}
