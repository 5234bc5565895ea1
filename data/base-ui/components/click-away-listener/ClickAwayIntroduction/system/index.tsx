import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { styled } from '@mui/system';

export default function ClickAwayIntroduction() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (open && event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    }
  };

  return (
    <Column>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Anchor onKeyDown={handleKeyDown}>
          <Toggle
            ref={button}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            Tides today
          </Toggle>
          <Panel id={id} hidden={!open}>
            High water: 06:40 and 19:05
          </Panel>
        </Anchor>
      </ClickAwayListener>
    </Column>
  );
}

const Column = styled('div')({ width: '100%', maxWidth: '320px', minHeight: '120px' });

const Anchor = styled('div')({ position: 'relative' });

const Toggle = styled(Button)({
  padding: '8px 16px',
  border: '0',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: '2px' },
});

const Panel = styled('div')({
  position: 'absolute',
  insetBlockStart: '48px',
  insetInlineStart: '0',
  padding: '12px 16px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  boxShadow: '0 8px 24px light-dark(rgb(15 23 42 / 0.16), rgb(0 0 0 / 0.6))',
});
