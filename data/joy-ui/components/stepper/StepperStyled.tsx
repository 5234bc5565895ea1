import { styled } from '@mui/joy/styles';
import Step, { stepClasses } from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

const BarStepper = styled(Stepper)(({ theme }) => ({
  width: '100%',
  maxWidth: 420,
  gap: theme.spacing(1),
  [`& .${stepClasses.root}`]: {
    flex: 1,
    justifyContent: 'start',
    paddingBlockStart: theme.spacing(1),
    borderBlockStart: `4px solid ${theme.vars.palette.neutral.outlinedBorder}`,
    '&::after': { display: 'none' },
  },
  [`& .${stepClasses.completed}, & .${stepClasses.active}`]: {
    borderColor: theme.vars.palette.primary.solidBg,
  },
}));

export default function StepperStyled() {
  return (
    <BarStepper size="sm">
      <Step completed>Sender</Step>
      <Step active aria-current="step">
        Receiver
      </Step>
      <Step>Payment</Step>
    </BarStepper>
  );
}
