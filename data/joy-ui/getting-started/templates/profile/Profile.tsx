import Typography from '@mui/joy/Typography';

export default function Profile() {
  return (
    <Typography level="h1" component="h1">
      Profile
    </Typography>
  );
}
