import AccessibleForward from '@mui/icons-material/AccessibleForward';
import HelpOutline from '@mui/icons-material/HelpOutline';
import TrainOutlined from '@mui/icons-material/TrainOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconAccessible() {
  return (
    <Stack spacing={1}>
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <TrainOutlined />
        Platform 4
      </Typography>
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        Coach 7
        <AccessibleForward titleAccess="step-free" />
      </Typography>
      <Typography component="div" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        Night surcharge
        <IconButton aria-label="What is the night surcharge?">
          <HelpOutline />
        </IconButton>
      </Typography>
    </Stack>
  );
}
