import Box from '@mui/material/Box';

const firing = [
  { cone: '06', temperature: '999 °C', use: 'Bisque' },
  { cone: '6', temperature: '1222 °C', use: 'Glaze' },
];

export default function MaterialBoxElement() {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', rowGap: 1, columnGap: 3 }}
    >
      {firing.map(({ cone, temperature, use }) => (
        <Box key={cone} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontWeight: 'fontWeightMedium' }}>
            Cone {cone}
          </Box>
          <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
            {use}, up to {temperature}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
