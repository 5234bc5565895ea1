import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function SliderIntroduction() {
  const id = React.useId();

  return (
    <div className="slider-introduction-column">
      <span id={`${id}-lamp`}>Brightness of the lamp</span>
      <Slider
        className="slider-introduction-control"
        aria-labelledby={`${id}-lamp`}
        defaultValue={60}
      />
      <span id={`${id}-horn`}>Volume of the foghorn (in repair)</span>
      <Slider
        className="slider-introduction-control"
        aria-labelledby={`${id}-horn`}
        defaultValue={30}
        disabled
      />
    </div>
  );
}
