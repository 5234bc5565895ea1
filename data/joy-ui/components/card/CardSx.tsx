import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function CardSx() {
  return (
    <Card sx={{ p: 1, borderRadius: 24, boxShadow: 'md', width: '100%', maxWidth: 260 }}>
      <AspectRatio ratio="1.5">
        <img src="/images/material-ui/lady-fern.svg" alt="" />
      </AspectRatio>
      <Typography level="title-sm" sx={{ textAlign: 'center' }}>
        Fern walk, Sundays
      </Typography>
    </Card>
  );
}
