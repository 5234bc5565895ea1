import Box from '@mui/joy/Box';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function SwitchVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, auto)',
        columnGap: 3,
        rowGap: 2,
        alignItems: 'center',
      }}
    >
      {VARIANTS.flatMap((variant) => [
        <Typography key={variant} level="body-sm">
          {variant}
        </Typography>,
        <Switch
          key={`${variant}-on`}
          variant={variant}
          defaultChecked
          slotProps={{ input: { 'aria-label': `Bench A, ${variant}` } }}
        />,
        <Switch
          key={`${variant}-off`}
          variant={variant}
          slotProps={{ input: { 'aria-label': `Bench B, ${variant}` } }}
        />,
      ])}
    </Box>
  );
}
