import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const sizes = ['sm', 'md', 'lg'] as const;

export default function TooltipSizes() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <Tooltip key={size} arrow describeChild size={size} title="Holds 2.5 kg of clay">
          <Button size={size} variant="outlined" color="neutral">
            Bowl {size}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
