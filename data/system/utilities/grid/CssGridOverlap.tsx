import Box from '@mui/system/Box';

export default function CssGridOverlap() {
  return (
    <Box
      component="figure"
      sx={{
        display: 'grid',
        width: 1,
        maxWidth: 360,
        m: 0,
        '& > *': { gridArea: '1 / 1' },
      }}
    >
      <Box
        role="img"
        aria-label="Eclipsed Sun with its corona"
        sx={{
          aspectRatio: '16 / 9',
          borderRadius: 2,
          background: 'radial-gradient(circle, #05060d 22%, #fff3d6 23%, #6b5a8e 34%, #0b1026 62%)',
        }}
      />
      <Box
        component="figcaption"
        sx={{
          alignSelf: 'end',
          justifySelf: 'start',
          m: 1,
          px: 1,
          color: '#fff',
          bgcolor: '#0b1026',
        }}
      >
        Totality, 2 min 8 s
      </Box>
    </Box>
  );
}
