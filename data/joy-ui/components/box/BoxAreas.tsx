import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

export default function BoxAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 1,
        gridTemplateAreas: {
          xs: '"map" "stops" "notice"',
          sm: '"stops map" "stops notice"',
        },
        gridTemplateColumns: { sm: '1fr 2fr' },
      }}
    >
      <Sheet variant="soft" sx={{ gridArea: 'stops', p: 2 }}>
        Stops
      </Sheet>
      <Sheet variant="soft" color="success" sx={{ gridArea: 'map', p: 4 }}>
        Map
      </Sheet>
      <Sheet variant="soft" color="warning" sx={{ gridArea: 'notice', p: 2 }}>
        Notices
      </Sheet>
    </Box>
  );
}
