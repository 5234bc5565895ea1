import Box from '@mui/joy/Box';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

const block = {
  boxSizing: 'inherit',
  width: 200,
  p: 2,
  my: 1,
  bgcolor: 'primary.softBg',
  color: 'primary.softColor',
};

export default function ScopedBoxSizing() {
  return (
    <Box sx={{ boxSizing: 'content-box' }}>
      <Box sx={block}>Outside: 232 pixels</Box>
      <ScopedCssBaseline component="section" aria-label="Scope">
        <Box sx={block}>Inside: 200 pixels</Box>
      </ScopedCssBaseline>
    </Box>
  );
}
