import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function TypographyInvertedColors() {
  return (
    <Card variant="solid" color="primary" invertedColors sx={{ maxWidth: 320 }}>
      <Typography level="title-lg">Open studio</Typography>
      <Typography textColor="text.primary">
        Watch the{' '}
        <Typography variant="outlined" color="primary">
          evening show
        </Typography>{' '}
        through the glass.
      </Typography>
    </Card>
  );
}
