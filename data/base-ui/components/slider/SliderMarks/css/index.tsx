import { Slider } from '@mui/base/Slider';
import './styles.css';

const marks = [
  { value: 0, label: 'Calm' },
  { value: 4, label: 'Breeze' },
  { value: 8, label: 'Gale' },
  { value: 12, label: 'Hurricane' },
];

export default function SliderMarks() {
  return (
    <div className="slider-marks-box">
      <Slider
        className="slider-marks-control"
        aria-label="Wind force"
        defaultValue={4}
        max={12}
        marks={marks}
        getAriaValueText={(value) => `Force ${value}`}
      />
    </div>
  );
}
