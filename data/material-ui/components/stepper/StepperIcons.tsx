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
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Offer', icon: <ReceiptIcon />, text: 'A new chain and two tires, ready by Friday.' },
  { name: 'Work', icon: <BuildIcon />, text: 'The bicycle is being repaired.' },
  { name: 'Ride', icon: <PedalBikeIcon />, text: 'Take a test ride before you pay.' },
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
      {completed ? <CheckIcon /> : steps[Number(icon) - 1]?.icon}
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
        {steps.map(({ name }, index) => (
          <Step key={name} aria-current={index === active ? 'step' : undefined}>
            <StepLabel slots={{ stepIcon: WorkshopIcon }}>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 2 }}>
        {steps[active]?.text ?? 'The order is complete.'}
      </Typography>
      <Button onClick={() => setActive((active + 1) % 4)}>
        {active === 3 ? 'Start again' : 'Next'}
      </Button>
    </Box>
  );
}
