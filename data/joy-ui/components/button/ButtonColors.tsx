import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

const COLORS = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function ButtonColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(5, 1fr)' },
        gap: 1.5,
      }}
    >
      {VARIANTS.flatMap((variant) =>
        COLORS.map((color) => (
          <Button key={variant + color} variant={variant} color={color}>
            {color}
          </Button>
        )),
      )}
    </Box>
  );
}
