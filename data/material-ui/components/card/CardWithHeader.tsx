import MoreVertIcon from '@mui/icons-material/MoreVert';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function CardWithHeader() {
  return (
    <Card sx={{ maxWidth: 400 }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            IB
          </Avatar>
        }
        title="Ines Bakker"
        subheader="Donated 3 packets in September"
        action={
          <IconButton aria-label="More about Ines Bakker's donation">
            <MoreVertIcon />
          </IconButton>
        }
      />
      <CardContent>
        <Typography variant="body2">
          Two beans and one pea, all from the allotment behind the station. The pea climbs to two
          meters, so plan for a frame.
        </Typography>
      </CardContent>
    </Card>
  );
}
