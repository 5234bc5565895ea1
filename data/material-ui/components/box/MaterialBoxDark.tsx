import Box from '@mui/material/Box';

export default function MaterialBoxDark() {
  return (
    <Box
      sx={[
        {
          p: 3,
          borderRadius: 2,
          color: '#4a2a12',
          backgroundImage: 'linear-gradient(160deg, #f6e3cf, #e3b98f)',
        },
        (theme) =>
          theme.applyStyles('dark', {
            color: '#f6e3cf',
            backgroundImage: 'linear-gradient(160deg, #4a2a12, #2a170a)',
          }),
      ]}
    >
      Terracotta, the color of the month
    </Box>
  );
}
