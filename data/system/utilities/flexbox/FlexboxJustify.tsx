import Box from '@mui/system/Box';

const plans = [
  { place: 'space-between', hours: ['18:00', '00:00', '06:00'] },
  { place: 'center', hours: ['Moonrise 23:41'] },
  { place: 'flex-end', hours: ['Dawn 05:52', 'Close the dome'] },
];

export default function FlexboxJustify() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: 1, maxWidth: 420 }}>
      {plans.map(({ place, hours }) => (
        <div key={place}>
          <code>{place}</code>
          <Box sx={{ display: 'flex', justifyContent: place, gap: 1, borderBottom: 1, pb: 0.5 }}>
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}
