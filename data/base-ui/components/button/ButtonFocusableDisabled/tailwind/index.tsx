import * as React from 'react';
import { Button } from '@mui/base/Button';

export default function ButtonFocusableDisabled() {
  const reasonId = React.useId();
  const [online, setOnline] = React.useState(false);
  const [uploaded, setUploaded] = React.useState(false);

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button className={actionClass} onClick={() => setOnline(!online)}>
        {online ? 'Drop the satellite link' : 'Raise the satellite link'}
      </Button>
      <Button
        className={actionClass}
        disabled={!online}
        focusableWhenDisabled
        aria-describedby={reasonId}
        onClick={() => setUploaded(true)}
      >
        Upload field notes
      </Button>
      <span className="text-slate-600 dark:text-slate-400" id={reasonId}>
        {uploaded ? 'Field notes uploaded' : online ? 'The link is up' : 'Needs the satellite link'}
      </span>
    </div>
  );
}

const actionClass =
  'box-border px-4 py-2 border border-solid border-transparent rounded-md font-[inherit] text-base font-semibold bg-teal-800 text-white dark:bg-teal-300 dark:text-teal-950 cursor-pointer hover:bg-teal-900 dark:hover:bg-teal-200 [&.base--active]:translate-y-px focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 disabled:bg-slate-100 disabled:text-slate-600 disabled:border-slate-300 dark:disabled:bg-slate-800 dark:disabled:text-slate-400 dark:disabled:border-slate-700 disabled:cursor-not-allowed aria-disabled:bg-slate-100 aria-disabled:text-slate-600 aria-disabled:border-slate-300 dark:aria-disabled:bg-slate-800 dark:aria-disabled:text-slate-400 dark:aria-disabled:border-slate-700 aria-disabled:cursor-not-allowed';
