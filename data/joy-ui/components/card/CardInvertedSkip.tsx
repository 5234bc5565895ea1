import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function CardInvertedSkip() {
  return (
    <Card variant="solid" color="neutral" invertedColors sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>
        <Typography level="title-md">Parcel 0047</Typography>
        <Typography textColor="text.primary">Delivered to the lighthouse on Tuesday.</Typography>
      </CardContent>
      <Sheet data-skip-inverted-colors variant="plain" sx={{ p: 1.5, borderRadius: 'sm' }}>
        <Typography level="body-sm">Signed by the keeper</Typography>
        <Button size="sm" variant="outlined" sx={{ mt: 1 }}>
          Show signature
        </Button>
      </Sheet>
    </Card>
  );
}
