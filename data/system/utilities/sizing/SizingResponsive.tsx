import Box from '@mui/system/Box';

const cameras = ['Guide camera', 'Main camera', 'All-sky camera'];

export default function SizingResponsive() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', width: 1 }}>
      {cameras.map((camera) => (
        <Box
          key={camera}
          sx={{
            boxSizing: 'border-box',
            width: { xs: 1, sm: 1 / 2, md: 1 / 3 },
            minHeight: { xs: 56, md: 96 },
            p: 1.5,
            borderTop: '3px solid light-dark(#5566c4, #93a4ff)',
          }}
        >
          {camera}
        </Box>
      ))}
    </Box>
  );
}
