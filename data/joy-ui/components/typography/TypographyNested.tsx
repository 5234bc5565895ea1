import Typography from '@mui/joy/Typography';

export default function TypographyNested() {
  return (
    <Typography level="h4" component="p">
      Tune in to{' '}
      <Typography variant="soft" color="primary">
        98.4 MHz
      </Typography>{' '}
      <Typography level="body-sm">or listen online</Typography>
    </Typography>
  );
}
