import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { FocusTrap } from '@mui/base/FocusTrap';

export default function FocusTrapIntroduction() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <ClickAwayListener onClickAway={close}>
      <div className="grid min-h-[234px] w-full max-w-[320px] content-start justify-items-start gap-3">
        <Button className={actionClass} aria-expanded={open} onClick={() => setOpen(true)}>
          Open the checklist
        </Button>
        {open && (
          <FocusTrap open>
            <div
              className={panelClass}
              role="dialog"
              aria-label="Before departure"
              tabIndex={-1}
              onKeyDown={(event) => event.key === 'Escape' && close()}
            >
              <label className="flex items-center gap-3">
                <input className={checkboxClass} type="checkbox" /> Fenders are on board
              </label>
              <label className="flex items-center gap-3">
                <input className={checkboxClass} type="checkbox" /> Lights are on
              </label>
              <Button className={actionClass} onClick={close}>
                Close
              </Button>
            </div>
          </FocusTrap>
        )}
      </div>
    </ClickAwayListener>
  );
}

const panelClass =
  'box-border grid w-full justify-items-start gap-3 rounded-lg border border-solid border-slate-500 bg-slate-100 p-4 text-slate-900 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 dark:border-slate-400 dark:bg-slate-800 dark:text-slate-100';

const checkboxClass =
  'm-0 size-6 flex-none accent-teal-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 dark:accent-teal-300';

const actionClass =
  'cursor-pointer rounded-md border-0 bg-teal-800 px-4 py-2 font-[inherit] text-base font-semibold text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 dark:bg-teal-300 dark:text-teal-950';
