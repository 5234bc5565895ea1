import { Slider, type SliderValueLabelSlotProps } from '@mui/base/Slider';
import './styles.css';

export default function SliderValueLabel() {
  return (
    <div className="slider-value-label-panel">
      <Slider
        className="slider-value-label-slider"
        aria-label="Speed of the ship"
        defaultValue={12}
        getAriaValueText={formatSpeed}
        max={30}
        slots={{ valueLabel: ValueLabel }}
        valueLabelFormat={formatSpeed}
      />
    </div>
  );
}

function ValueLabel({ children }: SliderValueLabelSlotProps) {
  return (
    <span className="slider-value-label-bubble" aria-hidden>
      {children}
    </span>
  );
}

function formatSpeed(knots: number) {
  return `${knots} knots`;
}
