import * as React from 'react';
import { Popper } from '@mui/base/Popper';

const modifiers = [{ name: 'offset', options: { offset: [0, 12] } }];

export default function PopperArrow() {
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
        Depth at the pier
      </button>
      <Popper
        className={panelClass}
        id={id}
        anchorEl={anchor}
        open={open}
        placement="top"
        modifiers={modifiers}
      >
        4.2 m below chart datum
        <span className={arrowClass} data-popper-arrow="" />
      </Popper>
    </div>
  );
}

const triggerClass =
  'cursor-pointer rounded-md border-0 bg-teal-800 px-4 py-2 font-[inherit] text-base font-semibold text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:bg-teal-300 dark:text-teal-950 dark:focus-visible:outline-teal-400';

const panelClass =
  'group z-1 box-border w-max max-w-[min(15rem,calc(100vw-2rem))] rounded-lg bg-slate-900 px-3 py-2 text-white dark:bg-slate-100 dark:text-slate-900';

const arrowClass =
  'absolute size-3 before:absolute before:size-3 before:rotate-45 before:bg-slate-900 before:content-[""] group-data-[popper-placement=bottom]:-top-1.5 group-data-[popper-placement=top]:-bottom-1.5 dark:before:bg-slate-100';
