import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';

export default function PopupIntroduction() {
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
        Tides at Leith
      </button>
      <Popup className={panelClass} id={id} anchor={anchor} open={open} offset={8}>
        High water at 06:40, low water at 12:55
      </Popup>
    </div>
  );
}

const triggerClass =
  'cursor-pointer rounded-md border-0 bg-teal-800 px-4 py-2 font-[inherit] text-base font-semibold text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:bg-teal-300 dark:text-teal-950 dark:focus-visible:outline-teal-400';

const panelClass =
  'z-1 box-border w-max max-w-[min(15rem,calc(100vw-2rem))] rounded-lg border border-solid border-slate-300 bg-white px-3 py-2 text-slate-900 shadow-[0_8px_24px] shadow-slate-900/16 dark:border-slate-700 dark:bg-slate-900 dark:text-slate-100 dark:shadow-black/60';
