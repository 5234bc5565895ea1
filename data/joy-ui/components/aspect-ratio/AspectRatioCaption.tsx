import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';

export default function AspectRatioCaption() {
  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <AspectRatio ratio="4/3" sx={{ '--AspectRatio-radius': '8px' }}>
        <figure>
          <img src="/images/material-ui/corn-poppy.svg" alt="" />
          <Box
            component="figcaption"
            sx={{
              position: 'absolute',
              insetInline: 0,
              bottom: 0,
              p: 1,
              color: 'common.white',
              bgcolor: 'rgba(0 0 0 / 0.75)',
            }}
          >
            Field edge, June
          </Box>
        </figure>
      </AspectRatio>
    </Box>
  );
}
