import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SheetBasic() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md', width: '100%', maxWidth: 360 }}>
      <Typography level="title-md">Before you lend a packet</Typography>
      <Typography>Check the year on the label and count the seeds.</Typography>
    </Sheet>
  );
}
