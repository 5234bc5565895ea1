import GraphicEqRoundedIcon from '@mui/icons-material/GraphicEqRounded';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

const SIZES = ['sm', 'md', 'lg'] as const;
const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function IconButtonVariants() {
  return (
    <Stack spacing={1.5}>
      {SIZES.map((size) => (
        <Stack key={size} direction="row" spacing={1.5} sx={{ justifyContent: 'center' }}>
          {VARIANTS.map((variant) => (
            <IconButton
              key={variant}
              size={size}
              variant={variant}
              color="success"
              aria-label={`Equalizer, ${variant}, ${size}`}
            >
              <GraphicEqRoundedIcon />
            </IconButton>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
