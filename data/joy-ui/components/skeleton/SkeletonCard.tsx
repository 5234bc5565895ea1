import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SkeletonCard() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Card variant="outlined" aria-busy={loading} sx={{ width: 280 }}>
        <Skeleton loading={loading} variant="rectangular" height={120} sx={{ borderRadius: 'sm' }}>
          <svg viewBox="0 0 248 120" role="img" aria-label="Necklace of amber beads">
            <path d="M30 10 Q124 200 218 10" fill="none" stroke="#b8860b" strokeWidth="3" />
            <circle cx="124" cy="105" r="10" fill="#b8520b" />
          </svg>
        </Skeleton>
        <CardContent>
          <Typography level="title-md">
            <Skeleton loading={loading}>Amber necklace</Skeleton>
          </Typography>
          <Typography level="body-sm">
            <Skeleton loading={loading}>Room 4, case 11</Skeleton>
          </Typography>
        </CardContent>
      </Card>
      <Button size="sm" variant="soft" onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </Stack>
  );
}
