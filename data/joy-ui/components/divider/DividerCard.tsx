import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerCard() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Card sx={{ width: 190 }}>
        <Typography level="title-md">Order 512</Typography>
        <Divider />
        <Typography level="body-sm">Line from edge to edge</Typography>
      </Card>
      <Card sx={{ width: 190 }}>
        <Typography level="title-md">Order 513</Typography>
        <Divider inset="none" />
        <Typography level="body-sm">Line with inset none</Typography>
      </Card>
      <Card sx={{ width: 190 }}>
        <CardContent>
          <Typography level="title-md">Order 514</Typography>
          <Divider inset="context" sx={{ my: 1.5 }} />
          <Typography level="body-sm">Inset context in the content</Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
