import * as React from 'react';
import { useSlider } from '@mui/base/useSlider';

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
    <div className="flex items-center gap-4 w-full max-w-80">
      <span className={barClass} {...getRootProps()}>
        <span
          className="absolute inset-y-0 start-0 rounded-lg bg-teal-800 dark:bg-teal-300"
          style={axisProps.horizontal.leap(trackLeap)}
        />
        <span
          className={handleClass}
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

const barClass =
  'relative flex-1 h-8 rounded-lg bg-slate-300 dark:bg-slate-700 cursor-pointer touch-none';

const handleClass =
  'absolute -inset-y-1 w-2 -translate-x-1/2 rounded bg-slate-900 dark:bg-slate-100 [&[data-focus="true"]]:outline-2 [&[data-focus="true"]]:outline-teal-600 dark:[&[data-focus="true"]]:outline-teal-400 [&[data-focus="true"]]:outline-offset-2';
