import * as React from 'react';
import { Button } from '@mui/base/Button';

export default function ButtonIntroduction() {
  const [sent, setSent] = React.useState(0);

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button className={actionClass} onClick={() => setSent(sent + 1)}>
        Send dispatch
      </Button>
      <Button className={actionClass} disabled>
        Recall dispatch
      </Button>
      <span className="text-slate-600 dark:text-slate-400" role="status">
        {sent === 0 ? 'Nothing sent yet' : `Dispatches sent: ${sent}`}
      </span>
    </div>
  );
}

const actionClass =
  'box-border px-4 py-2 border border-solid border-transparent rounded-md font-[inherit] text-base font-semibold bg-teal-800 text-white dark:bg-teal-300 dark:text-teal-950 cursor-pointer hover:bg-teal-900 dark:hover:bg-teal-200 [&.base--active]:translate-y-px focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 disabled:bg-slate-100 disabled:text-slate-600 disabled:border-slate-300 dark:disabled:bg-slate-800 dark:disabled:text-slate-400 dark:disabled:border-slate-700 disabled:cursor-not-allowed';
