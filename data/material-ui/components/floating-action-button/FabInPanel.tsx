import MyLocationIcon from '@mui/icons-material/MyLocation';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';

export default function FabInPanel() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: 400,
        height: 220,
        p: 2,
        borderRadius: 2,
        color: 'grey.900',
        background:
          'radial-gradient(circle at 30% 60%, #b3e5fc 0 22%, transparent 23%), linear-gradient(#dcedc8, #c5e1a5)',
      }}
    >
      <Typography>Reed bed, hide 3</Typography>
      <Fab
        size="medium"
        color="primary"
        aria-label="Center on my location"
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <MyLocationIcon />
      </Fab>
    </Box>
  );
}
