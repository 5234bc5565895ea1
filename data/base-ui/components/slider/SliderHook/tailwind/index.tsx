import { useSlider, type UseSliderParameters } from '@mui/base/useSlider';

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
    <div className={rootClass} {...getRootProps()} data-dragging={dragging || undefined}>
      <div
        className="absolute inset-y-[18px] bg-teal-800 dark:bg-teal-300"
        style={{ ...axisProps[axis].offset(trackOffset), ...axisProps[axis].leap(trackLeap) }}
      />
      <div
        className={gripClass}
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
    <div className="grid w-full max-w-[320px] gap-2">
      <div aria-hidden>Fuel in the tank (tonnes)</div>
      <Tank label="Fuel in the tank (tonnes)" defaultValue={40} />
    </div>
  );
}

const rootClass =
  "relative h-11 mx-6 cursor-grab touch-none data-dragging:cursor-grabbing before:absolute before:inset-x-[-24px] before:inset-y-3 before:box-border before:rounded-md before:border-2 before:border-solid before:border-slate-500 before:content-[''] dark:before:border-slate-400";

const gripClass =
  'absolute top-0 grid place-items-center box-border size-11 -mx-[22px] rounded-lg border-2 border-solid border-teal-800 bg-white text-slate-900 dark:border-teal-300 dark:bg-slate-900 dark:text-slate-100 data-active:bg-teal-100 dark:data-active:bg-teal-900 data-focus:outline-2 data-focus:outline-offset-2 data-focus:outline-teal-600 dark:data-focus:outline-teal-400';
