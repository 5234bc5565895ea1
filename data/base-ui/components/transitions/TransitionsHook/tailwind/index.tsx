import * as React from 'react';
import { Button } from '@mui/base/Button';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';

export default function TransitionsHook() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <div className="grid min-h-[146px] w-full max-w-[280px] content-start gap-2">
      <Button
        className="cursor-pointer justify-self-start rounded-md border-0 bg-teal-800 px-4 py-2 font-[inherit] text-base font-semibold text-white focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-600 dark:bg-teal-300 dark:text-teal-950 dark:focus-visible:outline-teal-400"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Cargo of the Petrel
      </Button>
      <Hideable id={id} open={open}>
        <CssTransition
          className="grid transition-[grid-template-rows] duration-[240ms] ease-out motion-reduce:duration-[1ms]"
          enterClassName="grid-rows-[1fr]"
          exitClassName="grid-rows-[0fr]"
          lastTransitionedPropertyOnExit="grid-template-rows"
        >
          <ul className="m-0 min-h-0 list-disc overflow-hidden py-0 ps-6 pe-0">
            <li>40 crates of oranges</li>
            <li>12 barrels of olive oil</li>
            <li>3 pianos</li>
          </ul>
        </CssTransition>
      </Hideable>
    </div>
  );
}

interface HideableProps {
  id: string;
  open: boolean;
  children: React.ReactNode;
}

function Hideable({ id, open, children }: HideableProps) {
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <TransitionContext.Provider value={contextValue}>
      <div id={id} style={{ visibility: hasExited ? 'hidden' : undefined }}>
        {children}
      </div>
    </TransitionContext.Provider>
  );
}
