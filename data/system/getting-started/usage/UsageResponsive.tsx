import Box from '@mui/system/Box';

const nights = [
  { date: 'Thu 3 Dec', sky: 'Clear, seeing 1.1″' },
  { date: 'Fri 4 Dec', sky: 'High clouds after 01:00' },
  { date: 'Sat 5 Dec', sky: 'Clear, seeing 0.9″' },
  { date: 'Sun 6 Dec', sky: 'Rain, dome closed' },
];

export default function UsageResponsive() {
  return (
    <Box sx={{ containerType: 'inline-size', width: 1 }}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { '@': '1fr', '@420': '1fr 1fr', '@720': 'repeat(4, 1fr)' },
          gap: { xs: 1, md: 2 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {nights.map(({ date, sky }) => (
          <Box
            component="li"
            key={date}
            sx={{ p: { xs: 1.5, md: 2 }, borderRadius: 2, bgcolor: 'light-dark(#e8eef8, #1c2740)' }}
          >
            <Box sx={{ fontWeight: 700 }}>{date}</Box>
            {sky}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
