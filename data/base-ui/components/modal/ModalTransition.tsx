import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function ModalTransition() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Action onClick={() => setOpen(true)}>Show the forecast</Action>
      <Layer open={open} onClose={() => setOpen(false)} slots={{ backdrop: Backdrop }}>
        <FadingDialog in={open} label="Forecast">
          <span>Wind from the west, force 5. Rain after 16:00.</span>
          <Action onClick={() => setOpen(false)}>Close</Action>
        </FadingDialog>
      </Layer>
    </div>
  );
}

interface FadingDialogProps {
  children: React.ReactNode;
  in: boolean;
  label: string;
  /** The modal sets both handlers, because its child has the prop `in`. */
  onEnter?: () => void;
  onExited?: () => void;
  tabIndex?: number;
}

const FadingDialog = React.forwardRef<HTMLDivElement, FadingDialogProps>(function FadingDialog(
  { in: open, label, onEnter, onExited, ...props },
  ref,
) {
  return (
    <Dialog
      {...props}
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      data-open={open}
      onAnimationStart={(event) => {
        if (open && event.target === event.currentTarget) {
          onEnter?.();
        }
      }}
      onAnimationEnd={(event) => {
        if (!open && event.target === event.currentTarget) {
          onExited?.();
        }
      }}
    />
  );
});

const Backdrop = styled('div', {
  shouldForwardProp: (prop) => prop !== 'open' && prop !== 'ownerState',
})({ position: 'fixed', inset: 0, background: 'rgb(15 23 42 / 0.6)' });

const Layer = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  padding: '16px',
});

const Dialog = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  width: '100%',
  maxWidth: '360px',
  maxHeight: '100%',
  padding: '24px',
  overflowY: 'auto',
  borderRadius: '12px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  outline: 0,
  '@keyframes rise': { from: { opacity: 0, transform: 'translateY(24px)' } },
  '@keyframes sink': { to: { opacity: 0, transform: 'translateY(24px)' } },
  animation: 'rise 200ms',
  '&[data-open="false"]': { animation: 'sink 200ms forwards' },
  // A short animation still ends with an event, which removes the modal.
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms !important' },
});

const Action = styled(Button)({
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
