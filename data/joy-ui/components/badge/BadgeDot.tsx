import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BadgeDot() {
  return (
    <Stack spacing={1}>
      <Badge color="success" size="sm" sx={{ alignSelf: 'flex-start', pr: 1.5 }}>
        <Typography>Scale online</Typography>
      </Badge>
      <Badge color="danger" size="sm" sx={{ alignSelf: 'flex-start', pr: 1.5 }}>
        <Typography>Thermometer offline</Typography>
      </Badge>
    </Stack>
  );
}
