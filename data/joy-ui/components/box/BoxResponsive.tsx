import Box from '@mui/joy/Box';

export default function BoxResponsive() {
  return (
    <Box
      sx={{
        width: { xs: '100%', sm: 360 },
        p: { xs: 1, sm: 3 },
        textAlign: { sm: 'center' },
        fontSize: { xs: 'sm', md: 'lg' },
        bgcolor: 'background.level2',
        borderRadius: 'sm',
      }}
    >
      The text and the padding grow with the screen.
    </Box>
  );
}
