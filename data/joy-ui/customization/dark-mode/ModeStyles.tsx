import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function ModeStyles() {
  return (
    <Box
      sx={(theme) => ({
        p: 3,
        borderRadius: 'md',
        background: 'linear-gradient(160deg, #fef3c7, #bae6fd)',
        ...theme.applyStyles('dark', {
          background: 'linear-gradient(160deg, #1e1b4b, #0c4a6e)',
        }),
      })}
    >
      <Typography level="title-lg">Harbor webcam</Typography>
      <Typography sx={{ color: 'text.primary' }}>Updated every ten minutes</Typography>
    </Box>
  );
}
