import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

export default function ProgressLinearBasic() {
  return (
    <Box sx={{ width: '100%' }}>
      <LinearProgress aria-label="Reading the index of place names" />
    </Box>
  );
}
