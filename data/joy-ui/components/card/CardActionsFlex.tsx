import BookmarkBorderRoundedIcon from '@mui/icons-material/BookmarkBorderRounded';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';

export default function CardActionsFlex() {
  return (
    <Card sx={{ width: '100%', maxWidth: 340 }}>
      <Typography level="title-md">Purple climbing bean</Typography>
      <Typography level="body-sm">20 seeds, harvested last autumn</Typography>
      <CardActions buttonFlex="0 1 120px">
        <IconButton variant="outlined" aria-label="Bookmark" sx={{ marginInlineEnd: 'auto' }}>
          <BookmarkBorderRoundedIcon />
        </IconButton>
        <Button variant="outlined">Details</Button>
        <Button>Borrow</Button>
      </CardActions>
    </Card>
  );
}
