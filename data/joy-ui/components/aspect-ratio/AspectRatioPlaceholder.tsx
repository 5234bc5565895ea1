import PhotoCameraRoundedIcon from '@mui/icons-material/PhotoCameraRounded';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';

export default function AspectRatioPlaceholder() {
  return (
    <Box sx={{ width: 220 }}>
      <AspectRatio ratio="4/3" sx={{ '--AspectRatio-radius': '8px', '--Icon-fontSize': '3rem' }}>
        <div role="img" aria-label="This print has no picture yet.">
          <PhotoCameraRoundedIcon />
        </div>
      </AspectRatio>
    </Box>
  );
}
