import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const stations = ['Old Harbor', 'Brickworks', 'Lock House', 'Poplar Avenue', 'Ferry'];

/** The button stays focusable at the ends, so that it doesn't lose focus when it is pressed. */
const button = { '&[aria-disabled="true"]': { color: 'action.disabled' } };

export default function MobileStepperText() {
  const [at, setAt] = useState(0);

  return (
    <Box sx={{ p: 3, pb: 10 }}>
      <Typography variant="h6" component="p" role="status" gutterBottom>
        {stations[at]}
      </Typography>
      <Typography>This flat, paved route follows the canal for eight kilometers.</Typography>
      <MobileStepper
        variant="text"
        position="bottom"
        elevation={4}
        steps={stations.length}
        activeStep={at}
        backButton={
          <Button aria-disabled={at === 0} onClick={() => setAt(Math.max(at - 1, 0))} sx={button}>
            Back
          </Button>
        }
        nextButton={
          <Button
            aria-disabled={at === stations.length - 1}
            onClick={() => setAt(Math.min(at + 1, stations.length - 1))}
            sx={button}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}
