import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaletteSurfaces() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420, p: 2, bgcolor: 'background.default' }}>
      <Paper variant="outlined" sx={{ bgcolor: 'background.paper', borderColor: 'divider' }}>
        <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Typography sx={{ color: 'text.primary' }}>Order 4471: two desk lamps</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Leaves the warehouse on Thursday
          </Typography>
        </Box>
        <Box sx={{ p: 2, bgcolor: 'action.selected' }}>
          <Typography sx={{ color: 'text.primary' }}>Order 4472: bookshelf</Typography>
          <Typography variant="body2" sx={{ color: 'text.primary' }}>
            Selected for printing
          </Typography>
        </Box>
      </Paper>
    </Box>
  );
}
