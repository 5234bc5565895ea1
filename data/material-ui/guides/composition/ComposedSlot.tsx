import * as React from 'react';
import Alert, { type AlertOwnerState } from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import RefreshIcon from '@mui/icons-material/Refresh';

interface LabeledButtonProps extends ButtonProps {
  ownerState?: AlertOwnerState;
}

function LabeledButton({ ownerState, title, children, ...props }: LabeledButtonProps) {
  return (
    <Button
      variant={ownerState?.severity === 'error' ? 'outlined' : 'text'}
      startIcon={children}
      {...props}
    >
      {title}
    </Button>
  );
}

export default function ComposedSlot() {
  const [attempts, setAttempts] = React.useState(1);
  return (
    <div>
      <Alert
        severity="error"
        role="note"
        closeText="Send again"
        onClose={() => setAttempts(attempts + 1)}
        slots={{ closeButton: LabeledButton, closeIcon: RefreshIcon }}
      >
        The harbor office didn’t receive your report.
      </Alert>
      <p role="status">Attempts: {attempts}</p>
    </div>
  );
}
