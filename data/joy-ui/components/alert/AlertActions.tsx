import { useState } from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';

export default function AlertActions() {
  const [subscribed, setSubscribed] = useState(false);

  return (
    <Alert
      role="status"
      variant="outlined"
      endDecorator={
        <Button variant="soft" onClick={() => setSubscribed(!subscribed)}>
          {subscribed ? 'Undo' : 'Notify me'}
        </Button>
      }
      sx={{ width: '100%', maxWidth: 480 }}
    >
      {subscribed ? 'You will get a message about each delay.' : 'Do you take Line 5 every day?'}
    </Alert>
  );
}
