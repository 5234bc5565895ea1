import Box from '@mui/system/Box';

export default function DisplayBasic() {
  return (
    <Box sx={{ maxWidth: 380, lineHeight: 1.8 }}>
      The east dome is{' '}
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          px: 1,
          lineHeight: 1.5,
          borderRadius: 1,
          bgcolor: 'light-dark(#d9f0e2, #1c4630)',
        }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'light-dark(#1c7a4a, #6fd39e)' }}
        />
        open
      </Box>{' '}
      and follows Vega until the Moon rises.
    </Box>
  );
}
