import Typography from '@mui/joy/Typography';

export default function TypographySlots() {
  return (
    <Typography
      level="title-md"
      startDecorator="23:30"
      slots={{ startDecorator: 'time' }}
      slotProps={{
        startDecorator: {
          sx: { fontVariantNumeric: 'tabular-nums', marginInlineEnd: 2, color: 'text.tertiary' },
        },
      }}
    >
      Low frequencies
    </Typography>
  );
}
