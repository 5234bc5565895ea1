import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InversionAlert() {
  const [answer, setAnswer] = React.useState('');

  return (
    <Alert variant="solid" color="danger" invertedColors sx={{ width: '100%', maxWidth: 440 }}>
      <div>
        <Typography level="title-md">The 11:00 ferry is canceled</Typography>
        <Typography level="body-sm" textColor="text.primary" sx={{ mb: 1.5 }}>
          Your ticket is valid on the next ferry.
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button size="sm" onClick={() => setAnswer('Your seat on the 12:30 ferry is reserved.')}>
            Take the 12:30
          </Button>
          <Button
            size="sm"
            variant="outlined"
            onClick={() => setAnswer('Your refund is on its way.')}
          >
            Refund
          </Button>
        </Stack>
        <Typography level="body-sm" textColor="text.primary" role="status" sx={{ mt: 1 }}>
          {answer}
        </Typography>
      </div>
    </Alert>
  );
}
