import { Slider } from '@mui/base/Slider';

const marks = [
  { value: 0, label: 'Calm' },
  { value: 4, label: 'Breeze' },
  { value: 8, label: 'Gale' },
  { value: 12, label: 'Hurricane' },
];

export default function SliderMarks() {
  return (
    <div className="box-border w-full max-w-105 px-6 py-0">
      <Slider
        className={controlClass}
        aria-label="Wind force"
        defaultValue={4}
        max={12}
        marks={marks}
        getAriaValueText={(value) => `Force ${value}`}
      />
    </div>
  );
}

const controlClass =
  'relative block h-12 mx-2.5 cursor-pointer touch-none [&_.base-Slider-rail]:absolute [&_.base-Slider-rail]:top-2.5 [&_.base-Slider-rail]:h-1 [&_.base-Slider-rail]:rounded [&_.base-Slider-rail]:inset-x-0 [&_.base-Slider-rail]:bg-slate-400 dark:[&_.base-Slider-rail]:bg-slate-600 [&_.base-Slider-track]:absolute [&_.base-Slider-track]:top-2.5 [&_.base-Slider-track]:h-1 [&_.base-Slider-track]:rounded [&_.base-Slider-track]:bg-teal-800 dark:[&_.base-Slider-track]:bg-teal-300 [&_.base-Slider-thumb]:absolute [&_.base-Slider-thumb]:top-0.5 [&_.base-Slider-thumb]:w-5 [&_.base-Slider-thumb]:h-5 [&_.base-Slider-thumb]:-translate-x-1/2 [&_.base-Slider-thumb]:rounded-full [&_.base-Slider-thumb]:bg-teal-800 dark:[&_.base-Slider-thumb]:bg-teal-300 [&_.base--focusVisible]:outline-2 [&_.base--focusVisible]:outline-teal-600 dark:[&_.base--focusVisible]:outline-teal-400 [&_.base--focusVisible]:outline-offset-2 [&.base--disabled]:opacity-50 [&.base--disabled]:cursor-not-allowed [&_.base-Slider-mark]:absolute [&_.base-Slider-mark]:top-2 [&_.base-Slider-mark]:w-0.5 [&_.base-Slider-mark]:h-2 [&_.base-Slider-mark]:-translate-x-1/2 [&_.base-Slider-mark]:bg-slate-900 dark:[&_.base-Slider-mark]:bg-slate-100 [&_.base-Slider-markLabel]:absolute [&_.base-Slider-markLabel]:top-7 [&_.base-Slider-markLabel]:-translate-x-1/2 [&_.base-Slider-markLabel]:text-sm [&_.base-Slider-markLabel]:text-slate-600 dark:[&_.base-Slider-markLabel]:text-slate-400 [&_.base-Slider-markLabelActive]:font-semibold [&_.base-Slider-markLabelActive]:text-slate-900 dark:[&_.base-Slider-markLabelActive]:text-slate-100';
