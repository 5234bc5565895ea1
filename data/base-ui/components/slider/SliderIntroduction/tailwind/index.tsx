import * as React from 'react';
import { Slider } from '@mui/base/Slider';

export default function SliderIntroduction() {
  const id = React.useId();

  return (
    <div className="grid grid-cols-1 gap-2 w-full max-w-80">
      <span id={`${id}-lamp`}>Brightness of the lamp</span>
      <Slider className={controlClass} aria-labelledby={`${id}-lamp`} defaultValue={60} />
      <span id={`${id}-horn`}>Volume of the foghorn (in repair)</span>
      <Slider className={controlClass} aria-labelledby={`${id}-horn`} defaultValue={30} disabled />
    </div>
  );
}

const controlClass =
  'relative block h-6 mx-2.5 cursor-pointer touch-none [&_.base-Slider-rail]:absolute [&_.base-Slider-rail]:top-2.5 [&_.base-Slider-rail]:h-1 [&_.base-Slider-rail]:rounded [&_.base-Slider-rail]:inset-x-0 [&_.base-Slider-rail]:bg-slate-400 dark:[&_.base-Slider-rail]:bg-slate-600 [&_.base-Slider-track]:absolute [&_.base-Slider-track]:top-2.5 [&_.base-Slider-track]:h-1 [&_.base-Slider-track]:rounded [&_.base-Slider-track]:bg-teal-800 dark:[&_.base-Slider-track]:bg-teal-300 [&_.base-Slider-thumb]:absolute [&_.base-Slider-thumb]:top-0.5 [&_.base-Slider-thumb]:w-5 [&_.base-Slider-thumb]:h-5 [&_.base-Slider-thumb]:-translate-x-1/2 [&_.base-Slider-thumb]:rounded-full [&_.base-Slider-thumb]:bg-teal-800 dark:[&_.base-Slider-thumb]:bg-teal-300 [&_.base--focusVisible]:outline-2 [&_.base--focusVisible]:outline-teal-600 dark:[&_.base--focusVisible]:outline-teal-400 [&_.base--focusVisible]:outline-offset-2 [&.base--disabled]:opacity-50 [&.base--disabled]:cursor-not-allowed';
