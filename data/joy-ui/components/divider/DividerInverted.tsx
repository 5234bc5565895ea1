import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function DividerInverted() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ display: 'grid', gap: 1.5, p: 2, borderRadius: 'md', width: 280, maxWidth: '100%' }}
    >
      <Typography level="title-md">Baking course</Typography>
      <Divider />
      <Typography level="title-sm">Saturday, 6:00 to 11:00</Typography>
    </Sheet>
  );
}
