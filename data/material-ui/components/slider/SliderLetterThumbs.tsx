import type { ComponentProps } from 'react';
import Box from '@mui/material/Box';
import Slider, { SliderThumb } from '@mui/material/Slider';

interface LetterThumbProps extends ComponentProps<'span'> {
  'data-index'?: number;
}

// `children` contains the input.
function LetterThumb({ children, ...other }: LetterThumbProps) {
  return (
    <SliderThumb {...other}>
      {children}
      <Box
        component="span"
        aria-hidden
        sx={{ color: 'secondary.contrastText', fontSize: 13, fontWeight: 'bold' }}
      >
        {other['data-index'] === 0 ? 'A' : 'Z'}
      </Box>
    </SliderThumb>
  );
}

export default function SliderLetterThumbs() {
  return (
    <Slider
      color="secondary"
      defaultValue={[25, 75]}
      slots={{ thumb: LetterThumb }}
      getAriaLabel={(index) => (index === 0 ? 'First shelf' : 'Last shelf')}
      sx={{ maxWidth: 320, '& .MuiSlider-thumb': { width: 26, height: 26 } }}
    />
  );
}
