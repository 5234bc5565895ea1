import Box from '@mui/system/Box';

const targets = ['Andromeda', 'Orion Nebula', 'Pleiades', 'Ring Nebula', 'Albireo', 'Mizar'];

export default function FlexboxWrap() {
  return (
    <Box
      component="ul"
      aria-label="Targets for the public night"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        width: 1,
        maxWidth: 340,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {targets.map((target) => (
        <Box component="li" key={target} sx={{ px: 1.5, py: 0.5, border: 1, borderRadius: 4 }}>
          {target}
        </Box>
      ))}
    </Box>
  );
}
