import * as React from 'react';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardArticle() {
  const titleId = React.useId();

  return (
    <Card component="article" aria-labelledby={titleId} sx={{ width: '100%', maxWidth: 360 }}>
      <CardContent>
        <Typography id={titleId} component="h4" level="title-lg">
          Why the tide tables changed
        </Typography>
        <Typography level="body-sm">Mara Lind, 6 minutes</Typography>
        <Typography>The new gauge sits two centimeters lower than the old one.</Typography>
      </CardContent>
    </Card>
  );
}
