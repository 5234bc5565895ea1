import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';

export default function AspectRatioPicture() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <AspectRatio ratio="5/2">
        <picture>
          <source media="(min-width: 900px)" srcSet="/images/material-ui/ridge-hut.svg" />
          <img src="/images/material-ui/tide-station.svg" alt="A building of the archive" />
        </picture>
      </AspectRatio>
    </Box>
  );
}
