import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';

export default function DividerVerticalText() {
  return (
    <Sheet
      variant="outlined"
      sx={{ display: 'flex', gap: 2, height: 140, p: 2, borderRadius: 'md' }}
    >
      <p>Wheat flour, water, salt</p>
      <Divider orientation="vertical" role="presentation">
        plus
      </Divider>
      <p>Walnuts and honey</p>
    </Sheet>
  );
}
