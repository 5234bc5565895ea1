import Typography from '@mui/joy/Typography';

export default function RentalListing() {
  return (
    <Typography level="h1" component="h1">
      Rental listing
    </Typography>
  );
}
