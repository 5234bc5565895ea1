import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CardOutlined() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Card variant="outlined">
        <CardContent>
          <Typography component="div">Rounded</Typography>
          <Typography variant="body2" color="text.secondary">
            Germination: 91 %
          </Typography>
        </CardContent>
      </Card>
      <Card variant="outlined" square>
        <CardContent>
          <Typography component="div">Square</Typography>
          <Typography variant="body2" color="text.secondary">
            Germination: 64 %
          </Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
