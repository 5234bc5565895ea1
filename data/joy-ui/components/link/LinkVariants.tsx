import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function LinkVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Link key={variant} href="#variants" variant={variant}>
          {variant}
        </Link>
      ))}
    </Stack>
  );
}
