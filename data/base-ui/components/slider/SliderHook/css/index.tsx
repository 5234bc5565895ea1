import * as React from 'react';
import { useSlider } from '@mui/base/useSlider';
import './styles.css';

export default function SliderHook() {
  const [speed, setSpeed] = React.useState(8);
  const {
    getRootProps,
    getThumbProps,
    getHiddenInputProps,
    axisProps,
    trackLeap,
    focusedThumbIndex,
  } = useSlider({
    value: speed,
    min: 0,
    max: 20,
    onChange: (_event, value) => setSpeed(Number(value)),
  });

  return (
    <div className="slider-hook-gauge">
      <span className="slider-hook-bar" {...getRootProps()}>
        <span className="slider-hook-fill" style={axisProps.horizontal.leap(trackLeap)} />
        <span
          className="slider-hook-handle"
          {...getThumbProps()}
          data-index={0}
          data-focus={focusedThumbIndex === 0}
          style={axisProps.horizontal.offset(trackLeap)}
        >
          <input
            {...getHiddenInputProps()}
            data-index={0}
            value={speed}
            aria-label="Speed in knots"
            aria-valuenow={speed}
          />
        </span>
      </span>
      <output>{speed} kn</output>
    </div>
  );
}
