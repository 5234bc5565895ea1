import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';

const pictures = [
  { src: '/images/material-ui/corn-poppy.svg', alt: 'Corn poppies', ratio: '1 / 1' },
  { src: '/images/material-ui/ridge-hut.svg', alt: 'The hut on the ridge', ratio: '16 / 9' },
  { src: '/images/material-ui/lady-fern.svg', alt: 'A lady fern', ratio: '3 / 4' },
  { src: '/images/material-ui/tide-station.svg', alt: 'The tide station', ratio: '4 / 3' },
  { src: '/images/material-ui/ridge-hut.svg', alt: 'The ridge above the hut', ratio: '3 / 4' },
  { src: '/images/material-ui/corn-poppy.svg', alt: 'The field of poppies', ratio: '16 / 9' },
];

export default function MasonryImages() {
  return (
    <Box sx={{ width: '100%', overflowX: 'clip', overflowClipMargin: '8px' }}>
      <Masonry columns={3} spacing={1} defaultColumns={3} defaultHeight={430} defaultSpacing={1}>
        {pictures.map(({ src, alt, ratio }) => (
          <figure key={alt}>
            <Box
              component="img"
              src={src}
              alt={alt}
              sx={{ display: 'block', width: '100%', aspectRatio: ratio, objectFit: 'cover' }}
            />
          </figure>
        ))}
      </Masonry>
    </Box>
  );
}
