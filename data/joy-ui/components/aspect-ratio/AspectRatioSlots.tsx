import AspectRatio from '@mui/joy/AspectRatio';

export default function AspectRatioSlots() {
  return (
    <AspectRatio
      component="figure"
      ratio="3/2"
      sx={{ width: 240, m: 0 }}
      slotProps={{ content: { sx: { border: '8px solid', borderColor: 'background.level2' } } }}
    >
      <img src="/images/material-ui/tide-station.svg" alt="Framed print of the tide station" />
    </AspectRatio>
  );
}
