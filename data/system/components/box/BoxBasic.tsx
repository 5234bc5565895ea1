import Box from '@mui/system/Box';

export default function BoxBasic() {
  return (
    <Box
      component="article"
      sx={{
        maxWidth: 320,
        p: 2,
        border: 1,
        borderRadius: 2,
        borderColor: 'light-dark(#b9c6b4, #4b5a46)',
        bgcolor: 'light-dark(#f2f7ef, #1b231a)',
      }}
    >
      <Box sx={{ fontWeight: 600 }}>Crimson-flowered broad bean</Box>
      <Box sx={{ mt: 0.5, color: 'light-dark(#4a5a45, #b4c2ae)' }}>
        Drawer 14, 62 seeds left, germination 91 percent
      </Box>
    </Box>
  );
}
