import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const colors = ['neutral', 'primary', 'danger', 'success', 'warning'] as const;

export default function TooltipColors() {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Tooltip key={color} describeChild color={color} title={`The color is ${color}`}>
          <Button variant="soft" color={color}>
            {color}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
