import { useState } from 'react';
import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const tips = [
  'Put two drops of oil on each link of the chain.',
  'Squeeze the tire. If it gives, add air.',
  'Brake with both hands, and brake earlier in the rain.',
  'Raise the saddle until your leg is almost straight.',
];
const mirrored = { '[dir="rtl"] &': { scale: '-1 1' } };

/** The button stays focusable at the ends, so that it doesn't lose focus when it is pressed. */
const button = { '&[aria-disabled="true"]': { color: 'action.disabled' } };

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
          <Button
            size="small"
            aria-disabled={tip === 0}
            onClick={() => setTip(Math.max(tip - 1, 0))}
            sx={button}
          >
            <KeyboardArrowLeftIcon sx={mirrored} />
            Back
          </Button>
        }
        nextButton={
          <Button
            size="small"
            aria-disabled={tip === tips.length - 1}
            onClick={() => setTip(Math.min(tip + 1, tips.length - 1))}
            sx={button}
          >
            Next
            <KeyboardArrowRightIcon sx={mirrored} />
          </Button>
        }
      />
    </Box>
  );
}
