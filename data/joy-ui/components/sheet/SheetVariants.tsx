import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;
const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function SheetVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
        gap: 1,
        width: '100%',
      }}
    >
      {variants.map((variant) =>
        colors.map((color) => (
          <Sheet
            key={`${variant}-${color}`}
            variant={variant}
            color={color}
            sx={{ p: 1, borderRadius: 'sm', fontSize: 'sm' }}
          >
            {variant} {color}
          </Sheet>
        )),
      )}
    </Box>
  );
}
