import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipDescription() {
  return (
    <Tooltip describeChild title="Heats to 100 °C and holds for two hours">
      <Button variant="outlined" color="neutral">
        Dry the pots
      </Button>
    </Tooltip>
  );
}
