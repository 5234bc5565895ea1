import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function CardLink() {
  return (
    <Card
      orientation="horizontal"
      sx={{
        width: '100%',
        maxWidth: 360,
        '&:hover': { borderColor: 'neutral.outlinedHoverBorder', boxShadow: 'md' },
      }}
    >
      <AspectRatio ratio="1" sx={{ width: 72, flexShrink: 0 }}>
        <img src="/images/material-ui/corn-poppy.svg" alt="" />
      </AspectRatio>
      <CardContent>
        <Typography level="title-md">
          <Link overlay underline="none" href="#clickable-card" textColor="inherit">
            Field guide to poppies
          </Link>
        </Typography>
        <Typography level="body-sm">48 pages, third printing</Typography>
      </CardContent>
    </Card>
  );
}
