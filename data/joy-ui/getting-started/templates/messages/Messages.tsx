import Typography from '@mui/joy/Typography';

export default function Messages() {
  return (
    <Typography level="h1" component="h1">
      Messages
    </Typography>
  );
}
