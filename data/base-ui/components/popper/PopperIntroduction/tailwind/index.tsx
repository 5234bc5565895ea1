import * as React from 'react';
import { Popper } from '@mui/base/Popper';

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function PopperIntroduction() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button
        className={triggerClass}
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Lights at the mole
      </button>
      <Popper className={panelClass} id={id} anchorEl={anchor} open={open} modifiers={modifiers}>
        A red light to port, a green light to starboard.
      </Popper>
    </div>
  );
}

const triggerClass =
  'cursor-pointer rounded-md border-0 bg-teal-800 px-4 py-2 font-[inherit] text-base font-semibold text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:bg-teal-300 dark:text-teal-950 dark:focus-visible:outline-teal-400';

const panelClass =
  'z-1 box-border w-max max-w-[min(15rem,calc(100vw-2rem))] rounded-lg border border-solid border-slate-300 bg-white px-3 py-2 text-slate-900 shadow-[0_8px_24px] shadow-slate-900/16 dark:border-slate-700 dark:bg-slate-900 dark:text-slate-100 dark:shadow-black/60';
