import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CardElevation() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', p: 1 }}>
      <Card>
        <CardContent>
          <Typography>Default (1)</Typography>
        </CardContent>
      </Card>
      <Card elevation={4}>
        <CardContent>
          <Typography>Elevation 4</Typography>
        </CardContent>
      </Card>
      <Card raised>
        <CardContent>
          <Typography>Raised (8)</Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
