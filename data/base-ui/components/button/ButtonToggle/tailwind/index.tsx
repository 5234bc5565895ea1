import * as React from 'react';
import { Button } from '@mui/base/Button';

const functions = ['Mute', 'Solo', 'Arm for recording'];

export default function ButtonToggle() {
  const [active, setActive] = React.useState(['Solo']);

  const toggle = (name: string) =>
    setActive(active.includes(name) ? active.filter((item) => item !== name) : [...active, name]);

  return (
    <div className="flex flex-wrap items-center gap-3" role="group" aria-label="Channel 4, cello">
      {functions.map((name) => (
        <Button
          className={toggleClass}
          key={name}
          aria-pressed={active.includes(name)}
          onClick={() => toggle(name)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

const toggleClass =
  'box-border cursor-pointer rounded-full border-2 border-solid border-slate-500 dark:border-slate-400 bg-transparent px-3.5 py-2 font-[inherit] text-base text-slate-900 dark:text-slate-100 aria-pressed:border-teal-800 aria-pressed:bg-teal-800 aria-pressed:font-semibold aria-pressed:text-white dark:aria-pressed:border-teal-300 dark:aria-pressed:bg-teal-300 dark:aria-pressed:text-teal-950 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400';
