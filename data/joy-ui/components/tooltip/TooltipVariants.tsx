import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function TooltipVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Tooltip key={variant} describeChild variant={variant} title="Opens the glaze book">
          <Button variant="outlined" color="neutral">
            {variant}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
