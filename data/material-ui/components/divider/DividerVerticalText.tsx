import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerVerticalText() {
  return (
    <Box sx={{ display: 'flex', gap: 2, width: '100%', maxWidth: 400 }}>
      <Typography sx={{ flex: 1 }}>
        Fresh yeast: 15 g per kilo of flour. Keeps for two weeks in the refrigerator.
      </Typography>
      <Divider orientation="vertical" flexItem role="presentation">
        or
      </Divider>
      <Typography sx={{ flex: 1 }}>
        Starter: 200 g per kilo of flour. Keeps for years if you feed it.
      </Typography>
    </Box>
  );
}
