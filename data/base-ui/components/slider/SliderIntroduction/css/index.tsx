import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function SliderIntroduction() {
  const id = React.useId();

  return (
    <div className="slider-introduction-panel">
      <div id={`${id}-deck`}>Deck lights (percent)</div>
      <Slider
        className="slider-introduction-slider"
        aria-labelledby={`${id}-deck`}
        defaultValue={60}
      />
      <div id={`${id}-search`}>Searchlight (in repair)</div>
      <Slider
        className="slider-introduction-slider"
        aria-labelledby={`${id}-search`}
        defaultValue={20}
        disabled
      />
    </div>
  );
}
