import { Slider } from '@mui/base/Slider';

const marks = [
  { value: 1, label: 'Low water' },
  { value: 2.5 },
  { value: 4 },
  { value: 5.5, label: 'High water' },
];

export default function SliderMarks() {
  return (
    <div className="w-full max-w-[320px]">
      <Slider
        className="relative block h-6 mx-3 cursor-pointer touch-none [&.base-Slider-marked]:mb-7"
        slotProps={{
          rail: {
            className:
              'absolute inset-x-0 top-2.5 h-1 rounded-[2px] bg-slate-500 dark:bg-slate-400',
          },
          track: { className: 'absolute top-2 h-2 rounded-sm bg-teal-800 dark:bg-teal-300' },
          thumb: { className: thumbClass },
          mark: { className: markClass },
          markLabel: { className: markLabelClass },
        }}
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

const thumbClass =
  'absolute top-0 box-border size-6 -mx-3 rounded-full border-[3px] border-solid border-white bg-teal-800 dark:border-slate-900 dark:bg-teal-300 [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-teal-600 dark:[&.base--focusVisible]:outline-teal-400';

const markClass =
  'absolute top-[9px] h-1.5 w-0.5 -mx-px bg-slate-900 dark:bg-slate-100 [&.base-Slider-markActive]:bg-white dark:[&.base-Slider-markActive]:bg-slate-900';

const markLabelClass =
  'absolute top-7 -translate-x-1/2 text-sm/[1.5] whitespace-nowrap [&.base-Slider-markLabelActive]:font-semibold [&.base-Slider-markLabelActive]:text-teal-800 dark:[&.base-Slider-markLabelActive]:text-teal-300';
