import * as React from 'react';
import { Switch } from '@mui/base/Switch';

export default function SwitchStates() {
  const [open, setOpen] = React.useState(true);

  return (
    <label className="flex items-center gap-3">
      <Switch
        className={gateClass}
        checked={open}
        onChange={(event) => setOpen(event.target.checked)}
        slotProps={{
          track: { className: 'hidden' },
          thumb: ({ checked }) => ({
            className: checked
              ? `${thumbClass} start-[47px] bg-teal-800 text-white dark:bg-teal-300 dark:text-teal-950`
              : `${thumbClass} start-[3px] bg-slate-600 text-white dark:bg-slate-400 dark:text-slate-900`,
            children: checked ? 'Open' : 'Closed',
            'aria-hidden': true,
          }),
          input: { className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0' },
        }}
      />
      Lock gate
    </label>
  );
}

const gateClass =
  'relative box-border h-9 w-[120px] flex-none rounded-lg border-2 border-solid border-slate-500 dark:border-slate-400 [&.base--focusVisible]:outline-2 [&.base--focusVisible]:outline-offset-2 [&.base--focusVisible]:outline-teal-600 dark:[&.base--focusVisible]:outline-teal-400';

const thumbClass =
  'absolute inset-y-[3px] grid w-[66px] place-items-center rounded text-sm font-semibold';
