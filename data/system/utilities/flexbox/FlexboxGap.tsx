import Box from '@mui/system/Box';

const readings = ['Temperature −4 °C', 'Dew point −9 °C', 'Wind 3 m/s', 'Pressure 846 hPa'];

export default function FlexboxGap() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        rowGap: 0.5,
        columnGap: 4,
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 360,
        p: 2,
        borderRadius: 2,
        bgcolor: 'light-dark(#e9edf7, #1a2438)',
      }}
    >
      {readings.map((reading) => (
        <span key={reading}>{reading}</span>
      ))}
    </Box>
  );
}
