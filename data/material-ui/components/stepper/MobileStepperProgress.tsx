import { useState } from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

const STEPS = 8;

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
        <Button color="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
          Back
        </Button>
      }
      nextButton={
        <Button color="secondary" disabled={page === STEPS - 1} onClick={() => setPage(page + 1)}>
          Next
        </Button>
      }
      sx={{ width: '100%', maxWidth: 400 }}
    />
  );
}
