import { useState } from 'react';
import BuildIcon from '@mui/icons-material/Build';
import PaymentsIcon from '@mui/icons-material/Payments';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Bicycle', icon: <PedalBikeIcon />, hint: 'Type and size' },
  { name: 'Repair', icon: <BuildIcon />, hint: 'What needs fixing' },
  { name: 'Payment', icon: <PaymentsIcon />, hint: 'Available after the estimate' },
];

export default function StepperButtons() {
  const [active, setActive] = useState(1);

  return (
    <Stepper activeStep={active} orientation="vertical" sx={{ width: '100%', maxWidth: 300 }}>
      {steps.map(({ name, icon, hint }, index) => (
        <Step key={name} disabled={name === 'Payment'}>
          <StepButton
            icon={icon}
            optional={<Typography variant="caption">{hint}</Typography>}
            onClick={() => setActive(index)}
          >
            {name}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
