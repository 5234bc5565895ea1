import { Slider, type SliderValueLabelSlotProps } from '@mui/base/Slider';

export default function SliderValueLabel() {
  return (
    <div className="w-full max-w-[320px] pt-9">
      <Slider
        className="relative block h-6 mx-3 cursor-pointer touch-none"
        aria-label="Speed of the ship"
        defaultValue={12}
        getAriaValueText={formatSpeed}
        max={30}
        slots={{ valueLabel: ValueLabel }}
        valueLabelFormat={formatSpeed}
        slotProps={{
          rail: {
            className:
              'absolute inset-x-0 top-2.5 h-1 rounded-[2px] bg-slate-500 dark:bg-slate-400',
          },
          track: { className: 'absolute top-2 h-2 rounded-sm bg-teal-800 dark:bg-teal-300' },
          thumb: { className: thumbClass },
        }}
      />
    </div>
  );
}

function ValueLabel({ children }: SliderValueLabelSlotProps) {
  return (
    <span className={bubbleClass} aria-hidden>
      {children}
    </span>
  );
}

function formatSpeed(knots: number) {
  return `${knots} knots`;
}

const thumbClass =
  'group absolute top-0 box-border size-6 -mx-3 rounded-full border-[3px] border-solid border-white bg-teal-800 dark:border-slate-900 dark:bg-teal-300 [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-teal-600 dark:[&.base--focusVisible]:outline-teal-400';

const bubbleClass =
  'absolute bottom-7 left-1/2 -translate-x-1/2 rounded-sm px-2 py-0.5 text-sm/[1.5] whitespace-nowrap bg-slate-700 text-white dark:bg-slate-300 dark:text-slate-900 opacity-0 transition-opacity duration-[120ms] motion-reduce:transition-none group-hover:opacity-100 group-[.base--active]:opacity-100 group-[.base--focusVisible]:opacity-100';
