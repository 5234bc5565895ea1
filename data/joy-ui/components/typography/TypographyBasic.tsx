import Typography from '@mui/joy/Typography';

export default function TypographyBasic() {
  return (
    <div>
      <Typography level="h4" component="h2">
        Night music from the harbor
      </Typography>
      <Typography>Every Thursday at ten, live from the old customs house.</Typography>
    </div>
  );
}
