import Typography from '@mui/joy/Typography';

export default function Sidebars() {
  return (
    <Typography level="h1" component="h1">
      Sidebars
    </Typography>
  );
}
