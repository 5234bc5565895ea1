import Chip from '@mui/joy/Chip';

export default function ChipSlots() {
  return (
    <Chip
      size="lg"
      startDecorator="21"
      endDecorator="€€"
      component="li"
      slots={{ endDecorator: 'small' }}
      slotProps={{
        label: { sx: { fontWeight: 'xl' } },
        startDecorator: { sx: { fontFamily: 'code', color: 'text.tertiary' } },
        endDecorator: { 'aria-label': 'Medium prices', role: 'img', style: { order: 2 } },
      }}
      sx={{ listStyle: 'none' }}
    >
      Lotus Kitchen
    </Chip>
  );
}
