import Box from '@mui/joy/Box';

export default function BoxStates() {
  return (
    <Box
      component="a"
      href="#hover-and-focus"
      sx={{
        p: 2,
        borderRadius: 'md',
        boxShadow: 'sm',
        color: 'text.primary',
        bgcolor: 'background.surface',
        textDecoration: 'none',
        transition: 'box-shadow 0.2s',
        '&:hover': { boxShadow: 'lg' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.500' },
        '& > small': { display: 'block', color: 'text.tertiary' },
      }}
    >
      Harbor – Old town
      <small>Every 8 minutes</small>
    </Box>
  );
}
