import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerBasic() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Typography gutterBottom>
        Mix flour, water and starter, and leave the dough alone for an hour.
      </Typography>
      <Divider />
      <Typography sx={{ mt: 1 }}>
        Add the salt, fold the dough four times, and put it into the cold overnight.
      </Typography>
    </Box>
  );
}
