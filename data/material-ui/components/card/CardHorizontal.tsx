import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CardHorizontal() {
  return (
    <Card
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        width: '100%',
        maxWidth: 560,
      }}
    >
      <CardMedia
        component="img"
        image="/images/material-ui/tide-station.svg"
        alt="The tide station stands on stilts in the bay"
        sx={{ width: { sm: 200 }, height: { xs: 140, sm: 'auto' }, flexShrink: 0 }}
      />
      <Stack>
        <CardContent sx={{ flexGrow: 1 }}>
          <Typography variant="h6" component="div">
            Salt marsh collection
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Seeds of sea lavender, glasswort, and thrift, collected near the tide station.
          </Typography>
        </CardContent>
        <CardActions>
          <Button size="small">View species</Button>
        </CardActions>
      </Stack>
    </Card>
  );
}
