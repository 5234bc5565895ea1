import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';

export default function ClickAwayIntroduction() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (open && event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    }
  };

  return (
    <div className="w-full max-w-80 min-h-30">
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <div className="relative" onKeyDown={handleKeyDown}>
          <Button
            className={toggleClass}
            ref={button}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            Tides today
          </Button>
          <div className={panelClass} id={id} hidden={!open}>
            High water: 06:40 and 19:05
          </div>
        </div>
      </ClickAwayListener>
    </div>
  );
}

const toggleClass =
  'px-4 py-2 border-0 rounded-md font-[inherit] text-base font-semibold text-white dark:text-teal-950 bg-teal-800 dark:bg-teal-300 cursor-pointer focus-visible:outline-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 focus-visible:outline-offset-2';

const panelClass =
  'absolute top-12 start-0 px-4 py-3 border border-solid border-slate-300 dark:border-slate-700 rounded-lg text-slate-900 dark:text-slate-100 bg-white dark:bg-slate-900 shadow-[0_8px_24px] shadow-slate-900/16 dark:shadow-black/60';
