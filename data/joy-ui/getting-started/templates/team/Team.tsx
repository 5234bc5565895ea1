import Typography from '@mui/joy/Typography';

export default function Team() {
  return (
    <Typography level="h1" component="h1">
      Team
    </Typography>
  );
}
