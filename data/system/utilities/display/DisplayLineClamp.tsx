import Box from '@mui/system/Box';

export default function DisplayLineClamp() {
  return (
    <Box
      sx={{ boxSizing: 'border-box', width: 1, maxWidth: 300, p: 2, border: 1, borderRadius: 2 }}
    >
      <Box sx={{ fontWeight: 600 }}>Notes on the occultation</Box>
      <Box
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        }}
      >
        The asteroid covered the star for four seconds. Three stations on the coast recorded the
        event, and the fourth had clouds.
      </Box>
    </Box>
  );
}
