import Box from '@mui/system/Box';

const images = [
  { name: 'Lagoon', core: '#ffb7a1', edge: '#7b2347' },
  { name: 'Trifid', core: '#b8d4ff', edge: '#5a2a78' },
  { name: 'Dumbbell', core: '#a6f0d6', edge: '#1c5266' },
  { name: 'Rosette', core: '#ffc2c2', edge: '#8a1f33' },
  { name: 'Helix', core: '#9fe3ff', edge: '#a84a2a' },
];

export default function CssGridAutoFill() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 2,
        width: 1,
      }}
    >
      {images.map(({ name, core, edge }) => (
        <Box component="figure" key={name} sx={{ m: 0 }}>
          <Box
            aria-hidden
            sx={{
              aspectRatio: '4 / 3',
              borderRadius: 2,
              background: `radial-gradient(circle, ${core}, ${edge} 45%, #0b0d1c 78%)`,
            }}
          />
          <Box component="figcaption" sx={{ mt: 0.5 }}>
            {name} Nebula
          </Box>
        </Box>
      ))}
    </Box>
  );
}
