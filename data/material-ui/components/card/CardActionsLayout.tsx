import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function CardActionsLayout() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 400 }}>
      <CardContent>
        <Typography>Label for tray 7</Typography>
      </CardContent>
      <CardActions disableSpacing sx={{ flexWrap: 'wrap' }}>
        <IconButton aria-label="Print the label">
          <PrintIcon />
        </IconButton>
        <IconButton aria-label="Bookmark the label">
          <BookmarkBorderIcon />
        </IconButton>
        <Button variant="contained" sx={{ marginInlineStart: 'auto' }}>
          Edit label
        </Button>
      </CardActions>
    </Card>
  );
}
