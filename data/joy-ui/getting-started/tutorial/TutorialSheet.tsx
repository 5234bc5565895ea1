import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function TutorialSheet() {
  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', maxWidth: 340, p: 3, borderRadius: 'md', boxShadow: 'sm' }}
    >
      <Typography level="h4" component="h3">
        Borrow a tool
      </Typography>
      <Typography sx={{ color: 'text.primary' }}>The library is open until 19:00.</Typography>
    </Sheet>
  );
}
