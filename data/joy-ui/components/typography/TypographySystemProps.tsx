import Typography from '@mui/joy/Typography';

export default function TypographySystemProps() {
  return (
    <Typography
      level="body-lg"
      textColor="text.primary"
      sx={{
        fontFamily: 'code',
        fontSize: { xs: 'md', sm: 'xl' },
        fontWeight: 'lg',
        letterSpacing: '0.08em',
        lineHeight: 'sm',
        textTransform: 'uppercase',
      }}
    >
      Studio two, red light
    </Typography>
  );
}
