import Box from '@mui/system/Box';

const targets = [
  { name: 'Orion Nebula', share: 1 },
  { name: 'Pleiades', share: 3 / 4 },
  { name: 'Crab Nebula', share: 1 / 3 },
];

export default function SizingBasic() {
  return (
    <Box component="ul" sx={{ width: 1, maxWidth: 320, m: 0, p: 0, listStyle: 'none' }}>
      {targets.map(({ name, share }) => (
        <Box component="li" key={name} sx={{ mb: 1.5 }}>
          {name}, {Math.round(share * 100)}% of the frames
          <Box
            sx={{ height: 8, mt: 0.5, borderRadius: 1, bgcolor: 'light-dark(#d5dbf3, #2a3460)' }}
          >
            <Box
              sx={{
                width: share,
                height: 1,
                borderRadius: 1,
                bgcolor: 'light-dark(#4656bd, #93a4ff)',
              }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
