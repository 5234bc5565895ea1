import Box from '@mui/system/Box';

const legs = ['Harbor to Fern Gully', 'Fern Gully to Saddle Hut', 'Saddle Hut to North Ridge'];

export default function BoxComponent() {
  return (
    <Box component="nav" aria-label="Legs of the route" sx={{ width: '100%', maxWidth: 360 }}>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {legs.map((leg) => (
          <Box component="li" key={leg}>
            <Box
              component="a"
              href="#root-element"
              sx={{
                color: 'light-dark(#0b5cad, #8ec5ff)',
                '&:hover': { textDecorationThickness: '2px' },
              }}
            >
              {leg}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
