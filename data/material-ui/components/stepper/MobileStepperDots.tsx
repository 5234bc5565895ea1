import { useState } from 'react';
import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const tips = [
  'Two drops of oil for each joint of the chain are enough.',
  'Squeeze the tyre: if it gives, it wants air.',
  'Brake with both hands, and early in the rain.',
  'Lift the saddle until your leg is almost straight.',
];
const mirrored = { '[dir="rtl"] &': { scale: '-1 1' } };

export default function MobileStepperDots() {
  const [tip, setTip] = useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Typography role="status" sx={{ minHeight: 72, p: 2 }}>
        {tips[tip]}
      </Typography>
      <MobileStepper
        variant="dots"
        position="static"
        steps={tips.length}
        activeStep={tip}
        backButton={
          <Button size="small" disabled={tip === 0} onClick={() => setTip(tip - 1)}>
            <KeyboardArrowLeftIcon sx={mirrored} />
            Back
          </Button>
        }
        nextButton={
          <Button size="small" disabled={tip === tips.length - 1} onClick={() => setTip(tip + 1)}>
            Next
            <KeyboardArrowRightIcon sx={mirrored} />
          </Button>
        }
      />
    </Box>
  );
}
