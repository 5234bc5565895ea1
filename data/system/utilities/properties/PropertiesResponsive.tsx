import Box from '@mui/system/Box';

export default function PropertiesResponsive() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        justifyContent: 'space-between',
        gap: { xs: 0.5, sm: 3 },
        width: { xs: 1, md: 3 / 4 },
        p: { xs: 1.5, sm: 3 },
        fontSize: { xs: 14, sm: 16 },
        borderBlock: '1px solid',
      }}
    >
      <strong>Lyrids</strong>
      <span>Peak on April 22</span>
      <span>Up to 18 meteors per hour</span>
    </Box>
  );
}
