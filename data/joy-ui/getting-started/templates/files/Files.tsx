import Typography from '@mui/joy/Typography';

export default function Files() {
  return (
    <Typography level="h1" component="h1">
      Files
    </Typography>
  );
}
