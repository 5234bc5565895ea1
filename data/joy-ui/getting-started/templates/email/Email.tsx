import Typography from '@mui/joy/Typography';

export default function Email() {
  return (
    <Typography level="h1" component="h1">
      Email
    </Typography>
  );
}
