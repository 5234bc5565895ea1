import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function CheckboxVariants() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, auto)', gap: 2 }}>
      <Checkbox label="default" defaultChecked />
      <Checkbox label="default, off" />
      {VARIANTS.flatMap((variant) => [
        <Checkbox key={`${variant}-on`} variant={variant} label={variant} defaultChecked />,
        <Checkbox key={`${variant}-off`} variant={variant} label={`${variant}, off`} />,
      ])}
    </Box>
  );
}
