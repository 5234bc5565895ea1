import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/joy/IconButton';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressInRow() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={{ width: '100%', maxWidth: 420, alignItems: 'center' }}
    >
      <Typography level="body-sm">letter-204.tif</Typography>
      <LinearProgress determinate value={42} aria-label="letter-204.tif" />
      <IconButton size="sm" aria-label="Stop letter-204.tif">
        <CloseRoundedIcon />
      </IconButton>
    </Stack>
  );
}
