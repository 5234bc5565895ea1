import { forwardRef } from 'react';
import Button, { type ButtonProps } from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

interface ConeButtonProps extends Omit<ButtonProps<'button'>, 'children'> {
  cone: number;
}

const ConeButton = forwardRef<HTMLButtonElement, ConeButtonProps>(function ConeButton(
  { cone, ...props },
  ref,
) {
  return (
    <Button ref={ref} variant="soft" {...props}>
      Cone {cone}
    </Button>
  );
});

export default function TooltipCustomChild() {
  return (
    <Tooltip describeChild title="Bends at 1240 °C">
      <ConeButton cone={6} />
    </Tooltip>
  );
}
