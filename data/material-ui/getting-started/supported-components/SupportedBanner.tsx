import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function SupportedBanner() {
  const opener = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(true);
  return (
    <Box sx={{ width: '100%' }}>
      <Collapse in={open}>
        <Alert
          severity="info"
          role="region"
          aria-label="Notice"
          sx={{ borderRadius: 0 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                setOpen(false);
                opener.current?.focus();
              }}
            >
              Understood
            </Button>
          }
        >
          The ferry leaves from pier 4 until Sunday.
        </Alert>
      </Collapse>
      <Box sx={{ p: 2 }}>
        <Typography variant="h6" component="p">
          Timetable
        </Typography>
        <Typography color="text.secondary">Every forty minutes, from 6:20 to 22:20.</Typography>
        <Button
          ref={opener}
          aria-disabled={open}
          onClick={() => setOpen(true)}
          sx={{ mt: 1, '&[aria-disabled="true"]': { color: 'action.disabled' } }}
        >
          Show the notice again
        </Button>
      </Box>
    </Box>
  );
}
