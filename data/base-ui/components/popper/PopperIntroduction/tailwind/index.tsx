import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Popper } from '@mui/base/Popper';

export default function PopperIntroduction() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="min-h-26">
      <Button
        className={actionClass}
        ref={setAnchor}
        aria-describedby={open ? id : undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Depth at the quay
      </Button>
      <Popper className="z-1 py-2" id={id} open={open} anchorEl={anchor} placement="bottom-start">
        <div className={paperClass}>6.2 m at low water</div>
      </Popper>
    </div>
  );
}

const actionClass =
  'px-4 py-2 border-0 rounded-md font-[inherit] text-base font-semibold text-white dark:text-teal-950 bg-teal-800 dark:bg-teal-300 cursor-pointer focus-visible:outline-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 focus-visible:outline-offset-2';

const paperClass =
  'max-w-60 px-3 py-2 border border-solid border-slate-300 dark:border-slate-700 rounded-lg text-slate-900 dark:text-slate-100 bg-white dark:bg-slate-900 shadow-[0_8px_24px] shadow-slate-900/16 dark:shadow-black/60';
