import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerBasic() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Typography gutterBottom>
        Mix flour, water, and starter, and let the dough rest for an hour.
      </Typography>
      <Divider />
      <Typography sx={{ mt: 1 }}>
        Add the salt, fold the dough four times, and refrigerate it overnight.
      </Typography>
    </Box>
  );
}
