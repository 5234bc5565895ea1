import * as React from 'react';
import { Button } from '@mui/base/Button';

export default function OverviewFirstComponent() {
  const [packets, setPackets] = React.useState(3);

  return (
    <div className={cardClass}>
      <span className="text-slate-900 dark:text-slate-100" role="status">
        Sweet peas, packets left: {packets}
      </span>
      <Button
        className={borrowClass}
        disabled={packets === 0}
        focusableWhenDisabled
        onClick={() => setPackets(packets - 1)}
      >
        Borrow a packet
      </Button>
    </div>
  );
}

const cardClass =
  'box-border flex w-full max-w-105 flex-wrap items-center justify-between gap-3 rounded-xl border border-solid border-slate-300 dark:border-slate-700 bg-white dark:bg-slate-900 p-4';

const borrowClass =
  'box-border px-4 py-2 border border-solid border-transparent rounded-md font-[inherit] text-base font-semibold bg-teal-800 text-white dark:bg-teal-300 dark:text-teal-950 cursor-pointer hover:bg-teal-900 dark:hover:bg-teal-200 [&.base--active]:translate-y-px focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:focus-visible:outline-teal-400 aria-disabled:bg-slate-100 aria-disabled:text-slate-600 aria-disabled:border-slate-300 dark:aria-disabled:bg-slate-800 dark:aria-disabled:text-slate-400 dark:aria-disabled:border-slate-700 aria-disabled:cursor-not-allowed';
