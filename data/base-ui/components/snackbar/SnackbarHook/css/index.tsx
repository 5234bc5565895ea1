import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { useSnackbar } from '@mui/base/useSnackbar';
import './styles.css';

export default function SnackbarHook() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="snackbar-hook-column">
      <Button className="snackbar-hook-action" onClick={() => setOpen(true)}>
        Lower the anchor
      </Button>
      {open && <Notice onClose={() => setOpen(false)}>The anchor holds at 12 m.</Notice>}
    </div>
  );
}

function Notice({ onClose, children }: { onClose: () => void; children: string }) {
  const { getRootProps, onClickAway } = useSnackbar({
    open: true,
    autoHideDuration: 8000,
    onClose,
  });

  return (
    <ClickAwayListener onClickAway={onClickAway}>
      <div className="snackbar-hook-bar" {...getRootProps()}>
        <span role="status">{children}</span>
      </div>
    </ClickAwayListener>
  );
}
