import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';

export default function AspectRatioFrame() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <AspectRatio ratio="16/9" variant="outlined">
        <iframe
          title="Darkroom timer"
          srcDoc="<p style='font: 20px sans-serif; text-align: center'>Developer: 8 minutes</p>"
          style={{ border: 0, background: '#fff' }}
        />
      </AspectRatio>
    </Box>
  );
}
