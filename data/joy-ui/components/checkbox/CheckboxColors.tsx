import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';

const COLORS = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function CheckboxColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, auto)', sm: 'repeat(5, auto)' },
        gap: 2,
      }}
    >
      {(['solid', 'soft'] as const).flatMap((variant) =>
        COLORS.map((color) => (
          <Checkbox
            key={variant + color}
            variant={variant}
            color={color}
            label={color}
            defaultChecked
          />
        )),
      )}
    </Box>
  );
}
