import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';

export default function ClickAwayListenerIntroduction() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div className="min-h-34" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
        <button
          className={triggerClass}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Crew on watch
        </button>
        {open && (
          <div className={panelClass}>Until 20:00, Marit and Tomás. Then Ines and Hakim.</div>
        )}
      </div>
    </ClickAwayListener>
  );
}

const triggerClass =
  'cursor-pointer rounded-md border-0 bg-teal-800 px-4 py-2 font-[inherit] text-base font-semibold text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:bg-teal-300 dark:text-teal-950 dark:focus-visible:outline-teal-400';

const panelClass =
  'mt-2 box-border max-w-60 rounded-lg border border-solid border-slate-300 bg-white px-3 py-2 text-slate-900 shadow-[0_8px_24px] shadow-slate-900/16 dark:border-slate-700 dark:bg-slate-900 dark:text-slate-100 dark:shadow-black/60';
