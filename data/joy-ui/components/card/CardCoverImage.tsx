import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

export default function CardCoverImage() {
  return (
    <Card sx={{ width: '100%', maxWidth: 320, minHeight: 220 }}>
      <CardCover>
        <img src="/images/material-ui/ridge-hut.svg" alt="" />
      </CardCover>
      <CardCover
        sx={{ background: 'linear-gradient(to top, rgba(0 0 0 / 0.85) 30%, rgba(0 0 0 / 0))' }}
      />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" textColor="common.white">
          Ridge Hut at first light
        </Typography>
        <Typography level="body-sm" textColor="common.white">
          Four hours from the valley station
        </Typography>
      </CardContent>
    </Card>
  );
}
