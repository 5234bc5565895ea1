import Box from '@mui/system/Box';

const planets = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus'];

export default function CssGridBasic() {
  return (
    <Box
      component="ul"
      aria-label="Planets in view this month"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 1,
        width: 1,
        maxWidth: 420,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {planets.map((planet) => (
        <Box
          component="li"
          key={planet}
          sx={{
            py: 2,
            textAlign: 'center',
            borderRadius: 2,
            bgcolor: 'light-dark(#e9edf7, #1a2438)',
          }}
        >
          {planet}
        </Box>
      ))}
    </Box>
  );
}
