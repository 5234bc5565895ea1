import * as React from 'react';
import { Button } from '@mui/base/Button';

export default function QuickstartButton() {
  const [berths, setBerths] = React.useState(2);

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button
        className={bookClass}
        disabled={berths === 0}
        focusableWhenDisabled
        onClick={() => setBerths(berths - 1)}
      >
        Book a berth
      </Button>
      <span role="status">Free berths: {berths}</span>
    </div>
  );
}

const bookClass =
  'cursor-pointer rounded-md border border-solid border-transparent bg-teal-800 px-4 py-2 font-[inherit] text-base font-semibold text-white hover:bg-teal-900 dark:bg-teal-300 dark:text-teal-950 dark:hover:bg-teal-200 [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-teal-600 dark:[&.base--focusVisible]:outline-teal-400 aria-disabled:cursor-not-allowed aria-disabled:border-slate-300 aria-disabled:bg-slate-100 aria-disabled:text-slate-600 dark:aria-disabled:border-slate-700 dark:aria-disabled:bg-slate-800 dark:aria-disabled:text-slate-400';
