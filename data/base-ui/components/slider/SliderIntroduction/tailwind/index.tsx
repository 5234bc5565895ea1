import * as React from 'react';
import { Slider, type SliderProps } from '@mui/base/Slider';

export default function SliderIntroduction() {
  const id = React.useId();

  return (
    <div className="grid w-full max-w-[320px] gap-2">
      <div id={`${id}-deck`}>Deck lights (percent)</div>
      <Fader aria-labelledby={`${id}-deck`} defaultValue={60} />
      <div id={`${id}-search`}>Searchlight (in repair)</div>
      <Fader aria-labelledby={`${id}-search`} defaultValue={20} disabled />
    </div>
  );
}

function Fader(props: SliderProps) {
  return (
    <Slider
      className="relative block h-6 mx-3 cursor-pointer touch-none [&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-50"
      slotProps={{
        rail: {
          className: 'absolute inset-x-0 top-2.5 h-1 rounded-[2px] bg-slate-500 dark:bg-slate-400',
        },
        track: { className: 'absolute top-2 h-2 rounded-sm bg-teal-800 dark:bg-teal-300' },
        thumb: { className: thumbClass },
      }}
      {...props}
    />
  );
}

const thumbClass =
  'absolute top-0 box-border size-6 -mx-3 rounded-full border-[3px] border-solid border-white bg-teal-800 dark:border-slate-900 dark:bg-teal-300 [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-teal-600 dark:[&.base--focusVisible]:outline-teal-400';
