import Box from '@mui/system/Box';

export default function UsageBox() {
  return (
    <Box component="section" aria-labelledby="usage-box-title" sx={{ width: 1, maxWidth: 420 }}>
      <Box component="h3" id="usage-box-title" sx={{ m: 0, mb: 1.5, fontSize: 18 }}>
        Telescopes on the ridge
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          rowGap: 1,
          columnGap: 3,
          m: 0,
          '& dt': { fontWeight: 700 },
          '& dd': { m: 0 },
        }}
      >
        <dt>North dome</dt>
        <dd>Reflector, 1.2 m aperture</dd>
        <dt>East dome</dt>
        <dd>Refractor, 0.4 m aperture</dd>
        <dt>Terrace</dt>
        <dd>Solar telescope, 0.1 m aperture</dd>
      </Box>
    </Box>
  );
}
