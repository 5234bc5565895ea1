import Box from '@mui/system/Box';

const telescopes = [
  { name: 'Refractor', detail: 'Planets and the Moon' },
  { name: 'Reflector', detail: 'Galaxies and nebulae' },
  { name: 'Astrograph', detail: 'Wide fields for surveys' },
];

export default function FlexboxFlex() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: 1 }}>
      {telescopes.map(({ name, detail }) => (
        <Box
          key={name}
          sx={{
            flex: '1 1 180px',
            p: 2,
            borderRadius: 2,
            bgcolor: 'light-dark(#e9edf7, #1a2438)',
          }}
        >
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          {detail}
        </Box>
      ))}
    </Box>
  );
}
