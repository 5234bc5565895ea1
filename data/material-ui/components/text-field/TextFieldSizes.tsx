import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const VARIANTS = ['outlined', 'filled', 'standard'] as const;

export default function TextFieldSizes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(2, 1fr)' },
        gap: 2,
        width: '100%',
        maxWidth: 520,
      }}
    >
      {VARIANTS.flatMap((variant) => [
        <TextField
          key={`${variant}-small`}
          size="small"
          variant={variant}
          label="Lot (small)"
          defaultValue="K-2207"
        />,
        <TextField
          key={`${variant}-medium`}
          variant={variant}
          label="Lot (medium)"
          defaultValue="K-2207"
        />,
      ])}
    </Box>
  );
}
