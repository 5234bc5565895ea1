import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDescription() {
  return (
    <Tooltip describeChild title="Takes about two minutes and stops tracking">
      <Button variant="outlined">Calibrate</Button>
    </Tooltip>
  );
}
