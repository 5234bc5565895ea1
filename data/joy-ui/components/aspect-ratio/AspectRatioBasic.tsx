import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';

export default function AspectRatioBasic() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <AspectRatio>
        <img src="/images/material-ui/tide-station.svg" alt="The tide station at dusk" />
      </AspectRatio>
    </Box>
  );
}
