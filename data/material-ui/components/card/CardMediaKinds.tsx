import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CardMediaKinds() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <Card variant="outlined" sx={{ flex: 1 }}>
        <CardMedia
          image="/images/material-ui/lady-fern.svg"
          aria-label="Lady fern frond"
          sx={{ aspectRatio: '16 / 9' }}
        />
        <CardContent>
          <Typography variant="body2">Background image</Typography>
        </CardContent>
      </Card>
      <Card variant="outlined" sx={{ flex: 1 }}>
        <CardMedia sx={{ aspectRatio: '16 / 9', color: 'success.main', bgcolor: 'action.hover' }}>
          <svg
            viewBox="0 0 160 90"
            width="100%"
            height="100%"
            role="img"
            aria-label="Seed stock, increasing over six months"
          >
            <polyline
              points="10,76 38,64 66,68 94,44 122,36 150,14"
              fill="none"
              stroke="currentColor"
              strokeWidth="4"
            />
          </svg>
        </CardMedia>
        <CardContent>
          <Typography variant="body2">SVG as a child</Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
