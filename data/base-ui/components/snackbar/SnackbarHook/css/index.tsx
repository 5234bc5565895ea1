import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { useSnackbar } from '@mui/base/useSnackbar';
import './styles.css';

export default function SnackbarHook() {
  const [open, setOpen] = React.useState(false);
  const { getRootProps, onClickAway } = useSnackbar({
    open,
    autoHideDuration: 8000,
    onClose: () => setOpen(false),
  });

  return (
    <ClickAwayListener onClickAway={onClickAway}>
      <div className="snackbar-hook-column">
        <Button className="snackbar-hook-action" onClick={() => setOpen(true)}>
          Lower the anchor
        </Button>
        <div role="status">
          {open && (
            <div className="snackbar-hook-bar" {...getRootProps()}>
              The anchor holds at 12 m.
            </div>
          )}
        </div>
      </div>
    </ClickAwayListener>
  );
}
