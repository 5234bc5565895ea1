import * as React from 'react';
import { Button } from '@mui/base/Button';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import './styles.css';

export default function TransitionsHook() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <div className="transitions-hook-section">
      <Button
        className="transitions-hook-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Cargo of the Petrel
      </Button>
      <Hideable id={id} open={open}>
        <CssTransition
          className="transitions-hook-rows"
          enterClassName="transitions-hook-open"
          exitClassName="transitions-hook-closed"
          lastTransitionedPropertyOnExit="grid-template-rows"
        >
          <ul className="transitions-hook-list">
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
