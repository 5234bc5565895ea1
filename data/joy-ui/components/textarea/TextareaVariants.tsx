import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const VARIANTS = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function TextareaVariants() {
  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      {VARIANTS.map((variant) => (
        <Textarea
          key={variant}
          variant={variant}
          minRows={2}
          defaultValue="Left on the back seat of tram 12."
          aria-label={`Report, ${variant}`}
        />
      ))}
    </Stack>
  );
}
