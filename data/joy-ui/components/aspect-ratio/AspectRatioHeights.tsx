import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';

export default function AspectRatioHeights() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <AspectRatio ratio="2" maxHeight={120}>
        <img src="/images/material-ui/tide-station.svg" alt="The coast, at most 120 pixels high" />
      </AspectRatio>
      <Box sx={{ width: 120 }}>
        <AspectRatio ratio="3" minHeight="5rem">
          <img src="/images/material-ui/lady-fern.svg" alt="A fern, at least 5 rem high" />
        </AspectRatio>
      </Box>
    </Box>
  );
}
