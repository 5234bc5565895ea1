import Chip from '@mui/joy/Chip';

export default function ChipSlots() {
  return (
    <ul aria-label="Stalls" style={{ margin: 0, padding: 0 }}>
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
    </ul>
  );
}
