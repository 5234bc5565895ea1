import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function InversionNested() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ display: 'grid', gap: 2, p: 3, width: '100%', maxWidth: 440, bgcolor: 'primary.800' }}
    >
      <Typography level="title-lg">Day ticket</Typography>
      <Card variant="outlined">
        <Typography textColor="text.primary">The outlined card belongs to the panel.</Typography>
        <Button>Buy</Button>
      </Card>
      <Card variant="solid" color="success" invertedColors>
        <Typography textColor="text.primary">This card starts an inversion of its own.</Typography>
        <Button>Renew</Button>
      </Card>
    </Sheet>
  );
}
