import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function VariantsEmphasis() {
  return (
    <Card variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography level="title-lg">Oolong</Typography>
        <Chip variant="soft" color="success">
          In stock
        </Chip>
      </Stack>
      <Typography>Half oxidized, rolled by hand, from the spring harvest.</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="solid">Add to cart</Button>
        <Button variant="outlined" color="neutral">
          Order a sample
        </Button>
        <Button variant="plain" color="neutral">
          Details
        </Button>
      </Stack>
    </Card>
  );
}
