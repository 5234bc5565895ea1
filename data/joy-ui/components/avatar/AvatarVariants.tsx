import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const VARIANTS = ['soft', 'solid', 'outlined', 'plain'] as const;

export default function AvatarVariants() {
  return (
    <Stack direction="row" spacing={1.5}>
      {VARIANTS.map((variant) => (
        <Avatar key={variant} variant={variant} role="img" aria-label={`Nora Vik, ${variant}`}>
          NV
        </Avatar>
      ))}
    </Stack>
  );
}
