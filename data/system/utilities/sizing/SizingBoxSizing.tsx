import Box from '@mui/system/Box';

export default function SizingBoxSizing() {
  return (
    <Box sx={{ width: 1, maxWidth: 320 }}>
      <Box
        component="input"
        type="search"
        aria-label="Search the star catalog"
        placeholder="Search the star catalog"
        sx={{
          boxSizing: 'border-box',
          width: 1,
          p: 1.5,
          border: 1,
          borderRadius: 2,
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'transparent',
          '&::placeholder': { color: 'inherit', opacity: 0.8 },
        }}
      />
    </Box>
  );
}
