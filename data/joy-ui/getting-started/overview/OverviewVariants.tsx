import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function OverviewVariants() {
  return (
    <Stack spacing={2}>
      {VARIANTS.map((variant) => (
        <Stack
          key={variant}
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Button variant={variant}>Record</Button>
          <Chip variant={variant} color="primary">
            Live
          </Chip>
          <Avatar variant={variant} color="primary">
            RJ
          </Avatar>
          <Sheet variant={variant} color="primary" sx={{ px: 1.5, py: 0.5, borderRadius: 'sm' }}>
            {variant}
          </Sheet>
        </Stack>
      ))}
    </Stack>
  );
}
