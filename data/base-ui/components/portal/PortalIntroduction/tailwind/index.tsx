import * as React from 'react';
import { Portal } from '@mui/base/Portal';

export default function PortalIntroduction() {
  const [portal, setPortal] = React.useState(false);
  const harbor = React.useRef<HTMLDivElement>(null);

  return (
    <div className="grid gap-3 w-full max-w-105">
      <label>
        <input
          type="checkbox"
          checked={portal}
          onChange={(event) => setPortal(event.target.checked)}
        />{' '}
        Use a portal
      </label>
      <div className={harborClass} ref={harbor}>
        <div className={shipClass}>
          Cabin of the Petrel
          <Portal container={() => harbor.current} disablePortal={!portal}>
            <div className={noticeClass}>Storm warning: stay in the harbor until Thursday</div>
          </Portal>
        </div>
      </div>
    </div>
  );
}

const harborClass =
  'relative box-border h-45 p-4 border border-solid border-slate-300 dark:border-slate-700 rounded-xl bg-teal-50 dark:bg-teal-900';

const shipClass =
  'relative box-border w-full max-w-55 h-16 px-3 py-2 overflow-hidden rounded-lg text-slate-900 dark:text-slate-100 bg-white dark:bg-slate-900';

const noticeClass =
  'absolute start-4 top-10 px-3 py-2 rounded-md text-white dark:text-red-950 bg-red-700 dark:bg-red-300';
