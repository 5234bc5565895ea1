import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function AlertBanner() {
  return (
    <Box sx={{ width: '100%', border: 1, borderColor: 'divider' }}>
      <Alert square elevation={2} severity="warning" sx={{ justifyContent: 'center' }}>
        Counter 3 is closed today.
      </Alert>
      <Box sx={{ p: 3 }}>
        <Typography sx={{ fontWeight: 500 }}>Valley station</Typography>
        <Typography color="text.secondary">Tickets, luggage and lost property</Typography>
      </Box>
    </Box>
  );
}
