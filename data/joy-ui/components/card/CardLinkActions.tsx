import * as React from 'react';
import BookmarkBorderRoundedIcon from '@mui/icons-material/BookmarkBorderRounded';
import BookmarkRoundedIcon from '@mui/icons-material/BookmarkRounded';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function CardLinkActions() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>
        <Typography level="title-md">
          <Link overlay underline="none" href="#other-actions" textColor="inherit">
            Coast path, stage 4
          </Link>
        </Typography>
        <Typography level="body-sm">11 km, two beaches</Typography>
      </CardContent>
      <IconButton
        variant="soft"
        color="primary"
        aria-label="Save stage 4"
        aria-pressed={saved}
        onClick={() => setSaved((value) => !value)}
        sx={{ position: 'absolute', insetInlineEnd: 12, top: 12, zIndex: 1 }}
      >
        {saved ? <BookmarkRoundedIcon /> : <BookmarkBorderRoundedIcon />}
      </IconButton>
    </Card>
  );
}
