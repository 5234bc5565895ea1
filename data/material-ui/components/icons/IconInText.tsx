import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function IconInText() {
  return (
    <Box>
      <Typography variant="h5" component="p" gutterBottom>
        <ScheduleOutlined fontSize="inherit" sx={{ verticalAlign: '-0.125em' }} /> 22:14 to Basel
      </Typography>
      <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <ConfirmationNumberOutlined fontSize="small" />
        Berths are sold at window 3 until ten
      </Typography>
    </Box>
  );
}
