import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { useSnackbar } from '@mui/base/useSnackbar';

export default function SnackbarHook() {
  const [open, setOpen] = React.useState(false);
  const { getRootProps, onClickAway } = useSnackbar({
    open,
    autoHideDuration: 8000,
    onClose: () => setOpen(false),
  });

  return (
    <ClickAwayListener onClickAway={onClickAway}>
      <div className="grid justify-items-start gap-3 min-h-26">
        <Button className={actionClass} onClick={() => setOpen(true)}>
          Lower the anchor
        </Button>
        <div role="status">
          {open && (
            <div className={barClass} {...getRootProps()}>
              The anchor holds at 12 m.
            </div>
          )}
        </div>
      </div>
    </ClickAwayListener>
  );
}

const actionClass =
  'px-4 py-2 border-0 rounded-md font-[inherit] text-base font-semibold text-white dark:text-teal-950 bg-teal-800 dark:bg-teal-300 cursor-pointer focus-visible:outline-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 focus-visible:outline-offset-2';

const barClass =
  'px-4 py-3 rounded-lg text-slate-100 dark:text-slate-900 bg-slate-900 dark:bg-slate-100';
