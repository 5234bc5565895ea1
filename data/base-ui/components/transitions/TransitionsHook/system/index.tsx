import * as React from 'react';
import { Button } from '@mui/base/Button';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import { styled } from '@mui/system';

export default function TransitionsHook() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Section>
      <Toggle aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Cargo of the Petrel
      </Toggle>
      <Hideable id={id} open={open}>
        <Rows
          enterClassName="open"
          exitClassName="closed"
          lastTransitionedPropertyOnExit="grid-template-rows"
        >
          <List>
            <li>40 crates of oranges</li>
            <li>12 barrels of olive oil</li>
            <li>3 pianos</li>
          </List>
        </Rows>
      </Hideable>
    </Section>
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

const Section = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: '8px',
  width: '100%',
  maxWidth: '280px',
  minHeight: '146px',
});

const Rows = styled(CssTransition)({
  display: 'grid',
  transition: 'grid-template-rows 240ms ease-out',
  '&.open': { gridTemplateRows: '1fr' },
  '&.closed': { gridTemplateRows: '0fr' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

const List = styled('ul')({
  minHeight: 0,
  margin: 0,
  paddingBlock: 0,
  paddingInline: '24px 0',
  overflow: 'hidden',
  listStyle: 'disc',
});

const Toggle = styled(Button)({
  justifySelf: 'start',
  padding: '8px 16px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
