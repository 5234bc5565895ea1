import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function AlertAction() {
  const [held, setHeld] = useState(false);

  return (
    <Alert
      severity={held ? 'success' : 'info'}
      role="status"
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => setHeld(!held)}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {held ? 'Release the seats' : 'Hold the seats'}
        </Button>
      }
      sx={{ width: '100%' }}
    >
      {held ? 'Four seats are yours for ten minutes.' : 'Four seats are left on the 11:20.'}
    </Alert>
  );
}
