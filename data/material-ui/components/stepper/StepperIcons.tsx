import { useState } from 'react';
import BuildIcon from '@mui/icons-material/Build';
import CheckIcon from '@mui/icons-material/Check';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import ReceiptIcon from '@mui/icons-material/Receipt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import { type StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const icons = [
  <ReceiptIcon key="receipt" />,
  <BuildIcon key="build" />,
  <PedalBikeIcon key="bike" />,
];

/** `icon` is the number of the step. */
function WorkshopIcon({ active, completed, icon }: StepIconProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 40,
        height: 40,
        borderRadius: '50%',
        border: 2,
        color: active || completed ? 'primary.main' : 'text.secondary',
        bgcolor: 'background.paper',
      }}
    >
      {completed ? <CheckIcon /> : icons[Number(icon) - 1]}
    </Box>
  );
}

export default function StepperIcons() {
  const [active, setActive] = useState(1);

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper
        activeStep={active}
        alternativeLabel
        sx={{
          '& .MuiStepConnector-root': {
            top: 20,
            left: 'calc(-50% + 28px)',
            right: 'calc(50% + 28px)',
          },
        }}
      >
        {['Offer', 'Work', 'Ride'].map((name) => (
          <Step key={name}>
            <StepLabel slots={{ stepIcon: WorkshopIcon }}>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Button sx={{ mt: 2 }} onClick={() => setActive((active + 1) % 4)}>
        {active === 3 ? 'Start again' : 'Next'}
      </Button>
    </Box>
  );
}
