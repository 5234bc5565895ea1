import { useState } from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

const STEPS = 8;

/** The button stays focusable at the ends, so that it doesn't lose focus when it is pressed. */
const button = { '&[aria-disabled="true"]': { color: 'action.disabled' } };

export default function MobileStepperProgress() {
  const [page, setPage] = useState(2);

  return (
    <MobileStepper
      variant="progress"
      position="static"
      steps={STEPS}
      activeStep={page}
      LinearProgressProps={{
        'aria-label': 'Manual',
        'aria-valuetext': `Page ${page + 1} of ${STEPS}`,
        color: 'secondary',
      }}
      backButton={
        <Button
          color="secondary"
          aria-disabled={page === 0}
          onClick={() => setPage(Math.max(page - 1, 0))}
          sx={button}
        >
          Back
        </Button>
      }
      nextButton={
        <Button
          color="secondary"
          aria-disabled={page === STEPS - 1}
          onClick={() => setPage(Math.min(page + 1, STEPS - 1))}
          sx={button}
        >
          Next
        </Button>
      }
      sx={{ width: '100%', maxWidth: 400 }}
    />
  );
}
