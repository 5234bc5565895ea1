import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function SystemFirstLook() {
  return (
    <Stack
      spacing={1.5}
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 340,
        p: { xs: 2, sm: 3 },
        border: 1,
        borderRadius: 3,
        bgcolor: 'light-dark(#f4f7fb, #17202b)',
      }}
    >
      <Box sx={{ fontSize: 20, fontWeight: 700 }}>North Ridge, three nights</Box>
      <Box sx={{ color: 'light-dark(#44566b, #b0c0d2)' }}>
        Leaves Fern Gully at first light. Six places, two of them taken.
      </Box>
      <Box
        component="a"
        href="#first-element"
        sx={{
          alignSelf: 'flex-start',
          px: 2,
          py: 1,
          borderRadius: 2,
          color: '#fff',
          bgcolor: '#1f5fa8',
          textDecoration: 'none',
          '&:hover': { bgcolor: '#184c86' },
        }}
      >
        Ask for a place
      </Box>
    </Stack>
  );
}
