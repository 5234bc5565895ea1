import Box from '@mui/system/Box';

const moons = ['Io', 'Europa', 'Ganymede', 'Callisto'];

export default function SpacingGap() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {moons.map((moon) => (
        <li key={moon}>{moon}</li>
      ))}
    </Box>
  );
}
