import { useSlider, type UseSliderParameters } from '@mui/base/useSlider';
import './styles.css';

interface TankProps extends UseSliderParameters {
  label: string;
}

function Tank({ label, ...parameters }: TankProps) {
  const {
    active,
    axis,
    axisProps,
    dragging,
    focusedThumbIndex,
    getHiddenInputProps,
    getRootProps,
    getThumbProps,
    getThumbStyle,
    trackLeap,
    trackOffset,
    values,
  } = useSlider(parameters);
  const [value] = values;

  return (
    <div className="slider-hook-root" {...getRootProps()} data-dragging={dragging || undefined}>
      <div
        className="slider-hook-fill"
        style={{ ...axisProps[axis].offset(trackOffset), ...axisProps[axis].leap(trackLeap) }}
      />
      <div
        className="slider-hook-grip"
        {...getThumbProps()}
        data-active={active === 0 || undefined}
        data-focus={focusedThumbIndex === 0 || undefined}
        style={{ ...axisProps[axis].offset(trackOffset + trackLeap), ...getThumbStyle(0) }}
      >
        {value}
        <input
          {...getHiddenInputProps()}
          data-index={0}
          aria-label={label}
          aria-valuenow={value}
          value={value}
        />
      </div>
    </div>
  );
}

export default function SliderHook() {
  return (
    <div className="slider-hook-panel">
      <div aria-hidden>Fuel in the tank (tonnes)</div>
      <Tank label="Fuel in the tank (tonnes)" defaultValue={40} />
    </div>
  );
}
