import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

const letter = (
  <p>
    We cannot read the <b>signature</b> on your letter of the 4th. Are you the gentleman with the
    three geese?
  </p>
);

export default function ScopedCssBaselineBasic() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', font: '18px/1.2 Georgia, serif' }}>
      <Box sx={{ px: 2, border: '1px dashed' }}>{letter}</Box>
      <ScopedCssBaseline sx={{ px: 2, border: '1px dashed' }}>{letter}</ScopedCssBaseline>
    </Box>
  );
}
