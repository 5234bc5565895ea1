import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function SliderColorInversion() {
  return (
    <Sheet
      variant="solid"
      color="neutral"
      invertedColors
      sx={{ p: 2, borderRadius: 'md', width: '100%', maxWidth: 320, boxSizing: 'border-box' }}
    >
      <Typography level="title-sm">Glory hole</Typography>
      <Slider aria-label="Glory hole" defaultValue={70} />
    </Sheet>
  );
}
