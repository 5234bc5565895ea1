import * as React from 'react';
import { Button } from '@mui/base/Button';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';

export default function TransitionsIntroduction() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="grid h-[130px] w-full max-w-[240px] content-start justify-items-start">
      <Button
        className="cursor-pointer justify-self-start rounded-md border-0 bg-teal-800 px-4 py-2 font-[inherit] text-base font-semibold text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:bg-teal-300 dark:text-teal-950 dark:focus-visible:outline-teal-400"
        ref={setAnchor}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Tides today
      </Button>
      <Popup
        className="z-1"
        id={id}
        role="group"
        aria-label="Tides today"
        open={open}
        anchor={anchor}
        placement="bottom-start"
        offset={8}
        disablePortal
        keepMounted
      >
        <CssTransition
          className="rounded-lg border border-solid border-slate-300 bg-white px-4 py-3 text-slate-900 transition-[opacity,translate] duration-[240ms] ease-out motion-reduce:duration-[1ms] dark:border-slate-700 dark:bg-slate-900 dark:text-slate-100"
          enterClassName="translate-none opacity-100"
          exitClassName="-translate-y-3 opacity-0"
          lastTransitionedPropertyOnExit="opacity"
        >
          <div>High water: 14:10</div>
          <div>Low water: 20:25</div>
        </CssTransition>
      </Popup>
    </div>
  );
}
