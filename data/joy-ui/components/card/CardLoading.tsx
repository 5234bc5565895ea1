import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function CardLoading() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <Typography
        component="label"
        endDecorator={
          <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
        }
        sx={{ alignSelf: 'flex-start' }}
      >
        Loading
      </Typography>
      <Card aria-busy={loading}>
        <AspectRatio ratio="2">
          <Skeleton loading={loading}>
            <img src="/images/material-ui/tide-station.svg" alt="" />
          </Skeleton>
        </AspectRatio>
        <CardContent>
          <Typography level="title-md">
            <Skeleton loading={loading}>Coast path, stage 5</Skeleton>
          </Typography>
          <Typography level="body-sm">
            <Skeleton loading={loading}>17 km, one ferry, no road</Skeleton>
          </Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
