import Typography from '@mui/joy/Typography';

export default function SignInSide() {
  return (
    <Typography level="h1" component="h1">
      Sign in side
    </Typography>
  );
}
