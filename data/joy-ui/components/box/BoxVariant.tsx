import Box from '@mui/joy/Box';

export default function BoxVariant() {
  return (
    <Box
      sx={[
        (theme) => ({
          ...theme.variants.solid.danger,
          ...theme.typography['title-sm'],
          color: theme.vars.palette.danger.solidColor,
        }),
        { px: 2, py: 1, borderRadius: 'sm' },
      ]}
    >
      Line 9 is closed today.
    </Box>
  );
}
