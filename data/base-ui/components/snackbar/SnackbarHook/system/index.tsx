import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { useSnackbar } from '@mui/base/useSnackbar';
import { styled } from '@mui/system';

export default function SnackbarHook() {
  const [open, setOpen] = React.useState(false);
  const { getRootProps, onClickAway } = useSnackbar({
    open,
    autoHideDuration: 8000,
    onClose: () => setOpen(false),
  });

  return (
    <ClickAwayListener onClickAway={onClickAway}>
      <Column>
        <Action onClick={() => setOpen(true)}>Lower the anchor</Action>
        <div role="status">{open && <Bar {...getRootProps()}>The anchor holds at 12 m.</Bar>}</div>
      </Column>
    </ClickAwayListener>
  );
}

const Column = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  minHeight: '104px',
});

const Action = styled(Button)({
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

const Bar = styled('div')({
  padding: '12px 16px',
  borderRadius: '8px',
  color: 'light-dark(#f1f5f9, #0f172a)',
  background: 'light-dark(#0f172a, #f1f5f9)',
});
