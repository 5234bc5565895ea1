import Typography from '@mui/joy/Typography';

export default function OrderDashboard() {
  return (
    <Typography level="h1" component="h1">
      Order dashboard
    </Typography>
  );
}
