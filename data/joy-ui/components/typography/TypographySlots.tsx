import Typography from '@mui/joy/Typography';

export default function TypographySlots() {
  return (
    <Typography
      level="title-md"
      startDecorator="23:30"
      slotProps={{
        startDecorator: {
          component: 'time',
          sx: { fontVariantNumeric: 'tabular-nums', color: 'text.tertiary' },
        },
      }}
    >
      Low frequencies
    </Typography>
  );
}
