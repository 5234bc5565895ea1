import * as React from 'react';
import { Button } from '@mui/base/Button';

export default function CustomizationClassNames() {
  const [locked, setLocked] = React.useState(false);
  const [discarded, setDiscarded] = React.useState(0);

  return (
    <div className="grid justify-items-start gap-3">
      <label>
        <input
          type="checkbox"
          checked={locked}
          onChange={(event) => setLocked(event.target.checked)}
        />{' '}
        Lock the logbook
      </label>
      <Button
        className={discardClass}
        disabled={locked}
        onClick={() => setDiscarded(discarded + 1)}
      >
        Discard entry
      </Button>
      <span role="status">Entries discarded: {discarded}</span>
    </div>
  );
}

const discardClass =
  'cursor-pointer rounded-md border border-solid border-transparent bg-red-700 px-4 py-2 font-[inherit] text-base font-semibold text-white dark:bg-red-300 dark:text-red-950 [&.base--active]:translate-y-px [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-teal-600 dark:[&.base--focusVisible]:outline-teal-400 disabled:cursor-not-allowed disabled:border-slate-300 disabled:bg-slate-100 disabled:text-slate-600 dark:disabled:border-slate-700 dark:disabled:bg-slate-800 dark:disabled:text-slate-400';
