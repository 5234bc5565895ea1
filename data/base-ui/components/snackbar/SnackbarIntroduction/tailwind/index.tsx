import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Snackbar } from '@mui/base/Snackbar';

export default function SnackbarIntroduction() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button className={actionClass} onClick={() => setOpen(true)}>
        Send the signal
      </Button>
      <div role="status">
        <Snackbar
          className={layerClass}
          open={open}
          autoHideDuration={6000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') {
              setOpen(false);
            }
          }}
        >
          <div className={messageClass}>Signal sent to the lighthouse</div>
        </Snackbar>
      </div>
    </div>
  );
}

const actionClass =
  'px-4 py-2 border-0 rounded-md font-[inherit] text-base font-semibold text-white dark:text-teal-950 bg-teal-800 dark:bg-teal-300 cursor-pointer focus-visible:outline-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 focus-visible:outline-offset-2';

const layerClass = 'fixed inset-x-4 bottom-6 z-1400 flex justify-center pointer-events-none';

const messageClass =
  'box-border flex items-center gap-4 max-w-105 px-4 py-3 rounded-lg text-slate-100 dark:text-slate-900 bg-slate-900 dark:bg-slate-100 pointer-events-auto';
