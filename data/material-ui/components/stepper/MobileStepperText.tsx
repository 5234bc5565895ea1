import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const stations = ['Old harbour', 'Brickworks', 'Lock keeper', 'Poplar avenue', 'Ferry'];

export default function MobileStepperText() {
  const [at, setAt] = useState(0);

  return (
    <Box sx={{ p: 3, pb: 10 }}>
      <Typography variant="h6" component="p" role="status" gutterBottom>
        {stations[at]}
      </Typography>
      <Typography>Eight kilometres along the canal, flat, paved, a fountain at the end.</Typography>
      <MobileStepper
        variant="text"
        position="bottom"
        elevation={4}
        steps={stations.length}
        activeStep={at}
        backButton={
          <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button disabled={at === stations.length - 1} onClick={() => setAt(at + 1)}>
            Next
          </Button>
        }
      />
    </Box>
  );
}
