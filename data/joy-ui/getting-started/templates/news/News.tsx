import Typography from '@mui/joy/Typography';

export default function News() {
  return (
    <Typography level="h1" component="h1">
      News
    </Typography>
  );
}
