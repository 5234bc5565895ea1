import { visuallyHidden } from '@mui/utils';
import Box from '@mui/system/Box';

export default function ScreenReadersFocus() {
  return (
    <Box sx={{ position: 'relative', width: 1, maxWidth: 320 }}>
      <Box
        component="a"
        href="#screen-readers-chart"
        sx={{
          color: 'light-dark(#2b3a9a, #aebcff)',
          '&:not(:focus):not(:active)': visuallyHidden,
        }}
      >
        Skip to the star chart
      </Box>
      <div>Press Tab to show the link above this line.</div>
      <Box id="screen-readers-chart" tabIndex={-1} sx={{ mt: 1, p: 2, border: 1, borderRadius: 2 }}>
        Star chart: Lyra near the zenith
      </Box>
    </Box>
  );
}
