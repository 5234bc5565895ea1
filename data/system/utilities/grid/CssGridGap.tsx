import Box from '@mui/system/Box';

const readings = [
  ['Primary mirror', '−3.8 °C'],
  ['Camera sensor', '−20.0 °C'],
  ['Outside air', '−4.1 °C'],
];

export default function CssGridGap() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto auto',
        justifyContent: 'start',
        rowGap: 0.5,
        columnGap: 4,
        m: 0,
        p: 2,
        borderRadius: 2,
        bgcolor: 'light-dark(#e9edf7, #1a2438)',
      }}
    >
      {readings.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <Box component="dd" dir="ltr" sx={{ m: 0, fontWeight: 600, textAlign: 'end' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
