import * as React from 'react';
import { Portal } from '@mui/base/Portal';

export default function PortalIntroduction() {
  const [raised, setRaised] = React.useState(false);

  return (
    <div>
      <button
        className={toggleClass}
        type="button"
        aria-pressed={raised}
        onClick={() => setRaised(!raised)}
      >
        Storm signal
      </button>
      <Portal>
        <div className="fixed start-4 bottom-4 z-1 max-w-[calc(100vw-2rem)]" role="status">
          {raised && (
            <div className={signalClass}>Gale from the southwest, from the end of body</div>
          )}
        </div>
      </Portal>
    </div>
  );
}

const toggleClass =
  'cursor-pointer rounded-md border border-solid border-teal-800 bg-white px-4 py-2 font-[inherit] text-base font-semibold text-teal-800 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 aria-pressed:bg-teal-800 aria-pressed:text-white dark:border-teal-300 dark:bg-slate-900 dark:text-teal-300 dark:focus-visible:outline-teal-400 dark:aria-pressed:bg-teal-300 dark:aria-pressed:text-teal-950';

const signalClass =
  'rounded-lg bg-slate-900 px-4 py-3 text-white shadow-[0_8px_24px] shadow-slate-900/16 dark:bg-slate-100 dark:text-slate-900 dark:shadow-black/60';
